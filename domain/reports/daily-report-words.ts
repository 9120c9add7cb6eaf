import { besideSymbol } from '../core/amount-words.ts'
import { parseAmount, toDecimal } from '../core/money.ts'
import { billRowWords, salesRowWords } from '../pricing/bill-row-words.ts'
import { weekdayWords } from '../timing/slot-words.ts'
import type { Language, Words } from '../core/words.ts'
import { parseDate, weekdayOf } from '../core/zoned-time.ts'

/** A part of a day's sales; amounts are decimal strings ("12.50"). */
export interface DayPart {
  readonly name: string
  readonly orders: number
  readonly quantity: number
  readonly total: string
}

/** What the mail tells of a business day (YYYY-MM-DD); amounts are decimal strings. */
export interface DayFacts {
  readonly restaurant: string
  readonly date: string
  readonly symbol: string
  readonly sums: Readonly<
    Record<'total' | 'reservations' | 'discount' | 'coupon' | 'points' | 'vat', string>
  > & {
    readonly orders: number
    readonly lost: number
  }
  readonly refunded: string
  readonly ratings: { readonly count: number; readonly food: string | null }
  /** The same weekday of the week before. */
  readonly before: { readonly date: string; readonly orders: number; readonly total: string }
  /** None of a reader with one branch. */
  readonly branches: readonly DayPart[]
  readonly types: readonly DayPart[]
  readonly items: readonly DayPart[]
  /** Refunds that wait for a person now, whatever their day; none of them: undefined. */
  readonly waiting: WaitingFacts | undefined
  readonly link: string
}

interface WaitingFacts {
  readonly count: number
  /** One of each currency; the symbol of the restaurant's, the code of another. */
  readonly amounts: readonly { readonly amount: string; readonly symbol: string }[]
  /** Where they are seen to. */
  readonly link: string
}

const words = {
  title: { ar: 'مبيعات', en: 'Sales of' },
  total: { ar: 'المبيعات', en: 'Sales' },
  reservations: { ar: 'منها عربون الحجوزات', en: 'Including reservation deposits' },
  orders: { ar: 'الطلبات', en: 'Orders' },
  average: { ar: 'متوسط الطلب', en: 'Average order' },
  discount: salesRowWords.discount,
  coupon: salesRowWords.coupon,
  points: billRowWords.points,
  vat: billRowWords.vat,
  refunded: { ar: 'المسترد', en: 'Refunded' },
  lost: { ar: 'ملغاة وفائتة', en: 'Cancelled and missed' },
  rating: { ar: 'متوسط تقييم الطعام', en: 'Average rating of the food' },
  ratings: { ar: 'عدد التقييمات', en: 'ratings:' },
  noRating: { ar: 'بلا تقييمات', en: 'no ratings' },
  none: { ar: 'لا طلبات في هذا اليوم.', en: 'No orders on this day.' },
  than: { ar: 'للمقارنة، يوم', en: 'Compared with' },
  branches: { ar: 'حسب الفرع', en: 'By branch' },
  types: { ar: 'حسب نوع الطلب', en: 'By order type' },
  items: { ar: 'الأكثر مبيعًا', en: 'Best sellers' },
  pieces: { ar: 'العدد', en: 'Pieces' },
  waiting: { ar: 'عمليات استرداد تحتاج متابعتك', en: 'Refunds that need you' },
  seeTo: {
    ar: 'لا يصل المبلغ إلى العميل قبل متابعتها في لوحة التحكم:',
    en: 'The customers are without this money until you see to it in the console:',
  },
  link: { ar: 'كل التفاصيل في لوحة التحكم:', en: 'Full details in the console:' },
  why: {
    ar: 'يصلك هذا التقرير بعد تفعيله في غرفة التقارير، ويمكن إيقافه منها.',
    en: 'You get this report because you turned it on in Reports. You can turn it off there.',
  },
} as const satisfies Record<string, Words>

const most = 5
const comma: Readonly<Record<Language, string>> = { ar: '، ', en: ', ' }
const wordOf = (language: Language) => (name: keyof typeof words) => words[name][language]

/** A number, date or amount among Arabic words keeps its own order. */
const ltr = (text: string | number) => `\u2066${text}\u2069`
/** A name keeps the order of its own first letter. */
const named = (name: string) => `\u2068${name}\u2069`
const minor = (amount: string) => parseAmount(amount) ?? 0

/**
 * Takes the language and the facts of a business day; returns subject and text of the report by e-mail: plain text whose
 * numbers and names are isolated, so that each line reads in the right order in either language.
 */
export function dailyReportWords(language: Language, facts: DayFacts): { subject: string; body: string } {
  const word = wordOf(language)
  const { restaurant, date, link } = facts
  const title = `${word('title')} ${dayWords(date, language)}`
  const parts = [
    [named(restaurant), `${word('title')} ${dayWords(date, language, ltr)}`],
    waitingLines(facts.waiting, language),
    facts.sums.orders === 0 ? quietLines(facts, language) : sumLines(facts, language),
    partLines('branches', facts.branches, facts, language),
    partLines('types', facts.types, facts, language),
    partLines('items', facts.items.slice(0, most), facts, language),
    [word('link'), link],
    [word('why')],
  ]
  return {
    subject: `${restaurant}: ${title}`,
    body: parts
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n'),
  }
}

/** A day without orders may have deposits, and payments of what was ordered before. */
function quietLines(facts: DayFacts, language: Language): string[] {
  const word = wordOf(language)
  const { sums, symbol } = facts
  const total = `${word('total')}: ${amountWords(sums.total, symbol, language)}`
  return [word('none'), ...(minor(sums.total) === 0 ? [] : [total]), ...moneyLines(facts, language)]
}

function sumLines(facts: DayFacts, language: Language): string[] {
  const word = wordOf(language)
  const { sums, before, symbol } = facts
  const amount = (value: string) => amountWords(value, symbol, language)
  // a deposit is no order
  const average = toDecimal(Math.round((minor(sums.total) - minor(sums.reservations)) / sums.orders))
  return [
    `${word('total')}: ${amount(sums.total)}${changeOf(minor(sums.total), minor(before.total))}`,
    `${word('orders')}: ${ltr(sums.orders)}${changeOf(sums.orders, before.orders)}`,
    `${word('average')}: ${amount(average)}`,
    ...moneyLines(facts, language),
    ...(before.orders > 0 ? [beforeLine(facts, language)] : []),
  ]
}

function beforeLine({ before, symbol }: DayFacts, language: Language): string {
  const word = wordOf(language)
  const day = `${word('than')} ${dayWords(before.date, language, ltr)}`
  const total = `${word('total')} ${amountWords(before.total, symbol, language)}`
  return `${day}: ${[`${word('orders')} ${ltr(before.orders)}`, total].join(comma[language])}`
}

/** What a day without orders may have too. */
function moneyLines(facts: DayFacts, language: Language): string[] {
  const word = wordOf(language)
  const { sums, refunded, symbol } = facts
  const line = (name: Exclude<keyof typeof sums, 'total' | 'orders' | 'lost'>) =>
    `${word(name)}: ${amountWords(sums[name], symbol, language)}`
  const given = (['reservations', 'discount', 'coupon', 'points'] as const).filter(
    (name) => minor(sums[name]) !== 0,
  )
  return [
    ...given.map(line),
    line('vat'),
    `${word('refunded')}: ${amountWords(refunded, symbol, language)}`,
    `${word('lost')}: ${ltr(sums.lost)}`,
    ratingLine(facts, language),
  ]
}

function ratingLine({ ratings: { food, count } }: DayFacts, language: Language): string {
  const word = wordOf(language)
  if (food === null) return `${word('rating')}: ${word('noRating')}`
  return `${word('rating')}: ${ltr(food)} (${word('ratings')} ${ltr(count)})`
}

/** Money that nobody else sees is missing stands before the figures. */
function waitingLines(waiting: WaitingFacts | undefined, language: Language): string[] {
  if (!waiting) return []
  const word = wordOf(language)
  const amounts = waiting.amounts.map(({ amount, symbol }) => amountWords(amount, named(symbol), language))
  const line = `${word('waiting')}: ${[ltr(waiting.count), ...amounts].join(comma[language])}`
  return [line, word('seeTo'), waiting.link]
}

function partLines(
  part: 'branches' | 'types' | 'items',
  rows: readonly DayPart[],
  { symbol }: DayFacts,
  language: Language,
): string[] {
  const count = ({ orders, quantity }: DayPart) => {
    const [value, unit] = part === 'items' ? [quantity, 'pieces' as const] : [orders, 'orders' as const]
    return `${words[unit][language]} ${ltr(value)}`
  }
  const lines = rows.map(
    (row) => `${named(row.name)}: ${count(row)}${comma[language]}${amountWords(row.total, symbol, language)}`,
  )
  return lines.length === 0 ? [] : [words[part][language], ...lines]
}

function amountWords(amount: string, symbol: string, language: Language): string {
  return besideSymbol(ltr(amount), symbol, language)
}

function dayWords(date: string, language: Language, wrap: (text: string) => string = (text) => text): string {
  const parsed = parseDate(date)
  const day = parsed ? weekdayWords(weekdayOf(parsed), language) : ''
  return `${day} ${wrap(date.replaceAll('-', '/'))}`
}

/** Whole percent in brackets, as the reports room shows it; nothing without anything before. */
function changeOf(now: number, before: number): string {
  if (before === 0) return ''
  const change = Math.round(((now - before) / before) * 100)
  return ` (${ltr(`${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change)}%`)})`
}
