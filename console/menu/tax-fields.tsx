import { useId } from 'react'
import type { TaxDocWire } from '#contract/menu/menu-doc.ts'
import { limits } from '#domain/core/limits.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import type { TaxCategoryCode } from '#domain/einvoicing/tax-document.ts'
import { taxCategoryCodes } from '#domain/pricing/line-tax.ts'
import { Field } from '#ui/fields/field.tsx'
import { useText } from '../i18n/use-text.ts'
import { AmountField, WordsFields } from './doc-fields.tsx'
import styles from './item-form.module.css'

interface TaxFieldsProps {
  /** None = at the restaurant's rate. */
  readonly tax: TaxDocWire | null
  readonly onChange: (tax: TaxDocWire | null) => void
  readonly errors: Readonly<Record<string, string>>
}

const begun: Readonly<Record<TaxCategoryCode, TaxDocWire>> = {
  standard: { category: 'standard', basis_points: 500, code: '', reason: { ar: '', en: '' } },
  zero: { category: 'zero', basis_points: 0, code: '', reason: { ar: '', en: '' } },
  exempt: { category: 'exempt', basis_points: 0, code: '', reason: { ar: '', en: '' } },
  'outside-scope': { category: 'outside-scope', basis_points: 0, code: '', reason: { ar: '', en: '' } },
}
const isCategory = (value: string): value is TaxCategoryCode => taxCategoryCodes.some((one) => one === value)

/** How VAT is due on something that is sold: at the restaurant's rate, at another, or not, and then why. */
export function TaxFields({ tax, onChange, errors }: TaxFieldsProps) {
  const t = useText()
  const id = useId()
  return (
    <>
      <div className={styles.select}>
        <label htmlFor={id}>{t('tax.title')}</label>
        <select
          id={id}
          value={tax?.category ?? ''}
          onChange={({ currentTarget: { value } }) => onChange(isCategory(value) ? begun[value] : null)}
        >
          <option value="">{t('tax.usual')}</option>
          {taxCategoryCodes.map((category) => (
            <option key={category} value={category}>
              {t(`tax.${category}`)}
            </option>
          ))}
        </select>
      </div>
      {tax?.category === 'standard' && (
        <AmountField
          label={t('tax.percent')}
          value={toDecimal(tax.basis_points)}
          error={errors['tax.percent']}
          onChange={(percent) => onChange({ ...tax, basis_points: parseAmount(percent ?? '') ?? 0 })}
        />
      )}
      {tax && tax.category !== 'standard' && (
        <>
          <WordsFields
            words={tax.reason}
            onChange={(reason) => onChange({ ...tax, reason })}
            labels={{ ar: t('tax.reason-ar'), en: t('tax.reason-en') }}
            errors={{ ar: errors['tax.reason.ar'], en: errors['tax.reason.en'] }}
            limit={limits.taxReason}
          />
          <Field
            label={t('tax.code')}
            dir="ltr"
            limit={limits.taxCode}
            value={tax.code}
            error={errors['tax.code']}
            onChange={(event) => onChange({ ...tax, code: event.currentTarget.value })}
          />
        </>
      )}
    </>
  )
}
