import type { ReportPart } from '#contract/reports/reports.ts'
import { minutesWords } from '#domain/core/clock-words.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'

const types: Readonly<Record<string, Words>> = {
  pickup: { ar: 'استلام', en: 'Pickup' },
  car: { ar: 'سيارة', en: 'Car' },
  delivery: { ar: 'توصيل', en: 'Delivery' },
  dinein: { ar: 'داخل المطعم', en: 'Dine-in' },
  reservation: { ar: 'عربون الحجوزات', en: 'Reservation deposits' },
}
const methods: Readonly<Record<string, Words>> = {
  card: { ar: 'بطاقة عبر الموقع', en: 'Card online' },
  cash: { ar: 'نقدًا', en: 'Cash' },
  card_on_delivery: { ar: 'بطاقة عند الاستلام', en: 'Card at hand-over' },
  company: { ar: 'على حساب شركة', en: 'On a company account' },
}

/** Takes a part's kind and key; returns what people call it: 2026/11/21, 08:00 PM, a branch, a way to order or to pay. How to add a part: docs/recipes.md "A report dimension". */
export function namePart(
  by: Exclude<ReportPart, 'item'>,
  key: string,
  { branches, language }: { branches: readonly Branch[]; language: Language },
): string {
  const words = { type: types[key], method: methods[key] }
  if (by === 'day') return key.replaceAll('-', '/')
  if (by === 'hour') return minutesWords(Number(key) * 60, language)
  if (by === 'branch') {
    const branch = branches.find(({ id }) => id === key)
    return branch ? wordIn(branch.name, language) : key
  }
  const known = words[by]
  return known ? wordIn(known, language) : key
}
