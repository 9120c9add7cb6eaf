import type { CountryCode } from '../core/country.ts'
import type { TaxCategory, TaxCategoryCode, TaxReason } from './tax-document.ts'

type CategoryWithReason = Exclude<TaxCategoryCode, 'standard'>

const saudi: Readonly<Record<CategoryWithReason, readonly TaxReason[]>> = {
  zero: [
    { code: 'VATEX-SA-32', text: { ar: 'صادرات السلع', en: 'Export of goods' } },
    { code: 'VATEX-SA-33', text: { ar: 'صادرات الخدمات', en: 'Export of services' } },
    { code: 'VATEX-SA-34-1', text: { ar: 'النقل الدولي للسلع', en: 'International transport of goods' } },
    {
      code: 'VATEX-SA-34-2',
      text: { ar: 'النقل الدولي للركاب', en: 'International transport of passengers' },
    },
    {
      code: 'VATEX-SA-34-3',
      text: { ar: 'خدمات النقل الدولي للركاب', en: 'Services with international passenger transport' },
    },
    {
      code: 'VATEX-SA-34-4',
      text: { ar: 'توريد وسائل نقل مؤهلة', en: 'Supply of a qualifying means of transport' },
    },
    {
      code: 'VATEX-SA-34-5',
      text: { ar: 'خدمات نقل السلع أو الركاب', en: 'Services for transport of goods or passengers' },
    },
    { code: 'VATEX-SA-35', text: { ar: 'الأدوية والمعدات الطبية', en: 'Medicines and medical equipment' } },
    { code: 'VATEX-SA-36', text: { ar: 'المعادن المؤهلة', en: 'Qualifying metals' } },
    { code: 'VATEX-SA-EDU', text: { ar: 'تعليم خاص للمواطنين', en: 'Private education of citizens' } },
    {
      code: 'VATEX-SA-HEA',
      text: { ar: 'رعاية صحية خاصة للمواطنين', en: 'Private health care of citizens' },
    },
    { code: 'VATEX-SA-MLTRY', text: { ar: 'سلع عسكرية مؤهلة', en: 'Qualifying military goods' } },
    {
      code: 'VATEX-SA-DIPLOMAT',
      text: { ar: 'توريد للبعثات الدبلوماسية', en: 'Supply to diplomatic missions' },
    },
  ],
  exempt: [
    { code: 'VATEX-SA-29', text: { ar: 'خدمات مالية', en: 'Financial services' } },
    { code: 'VATEX-SA-29-7', text: { ar: 'خدمات التأمين على الحياة', en: 'Life insurance services' } },
    { code: 'VATEX-SA-30', text: { ar: 'معاملات عقارية', en: 'Real estate transactions' } },
  ],
  'outside-scope': [{ code: 'VATEX-SA-OOS', text: { ar: 'غير خاضع للضريبة', en: 'Not subject to VAT' } }],
}

/** Takes a country; returns the reasons for which no VAT is taken there, by category; none where the country has no list. */
export function taxReasons(country: CountryCode): Readonly<Record<CategoryWithReason, readonly TaxReason[]>> {
  return country === 'SA' ? saudi : { zero: [], exempt: [], 'outside-scope': [] }
}

/** Takes a rate (1500 = 15 %); returns the category of what bears it. A rate of 0 names no reason and so is outside VAT. */
export function categoryOfRate(basisPoints: number, country: CountryCode): TaxCategory {
  return basisPoints > 0 ? { code: 'standard', basisPoints } : outsideScope(country)
}

/** Takes a category and its country; returns it with the reason that documents there need, where there is only one. */
export function withReason(category: TaxCategory, country: CountryCode): TaxCategory {
  return category.code === 'outside-scope' && !category.reason ? outsideScope(country) : category
}

/** Takes a country; returns the category of what no VAT law is about, such as a returnable deposit. */
export function outsideScope(country: CountryCode): TaxCategory {
  const [reason] = taxReasons(country)['outside-scope']
  return { code: 'outside-scope', basisPoints: 0, ...(reason && { reason }) }
}
