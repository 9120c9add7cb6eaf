import type { OrderType } from '../core/order-type.ts'
import { toDecimal } from '../core/money.ts'
import type { PrintCopy, PrintLanguage, PrintTicket, TicketLine } from './print-ticket.ts'
import type { Language, Words } from '../core/words.ts'

interface Said {
  readonly text: string
  /** In which direction the row is read; where it begins is one side for the whole ticket: `ticketEdge`. */
  readonly language: Language
}

/** A row of a ticket, the same for paper that a browser prints and for a thermal printer's bitmap. */
export type TicketRow =
  | (Said & {
      readonly kind: 'line'
      readonly at: 'start' | 'center'
      readonly size: 'small' | 'plain' | 'large' | 'huge'
      readonly bold?: boolean
      readonly indent?: boolean
    })
  | (Said & { readonly kind: 'pair'; readonly amount: string; readonly bold?: boolean })
  /** White on black, so that nobody overlooks it. */
  | (Said & { readonly kind: 'mark' })
  /** Framed: what a guest wrote. */
  | (Said & { readonly kind: 'note' })
  | { readonly kind: 'rule' }
  | { readonly kind: 'code'; readonly text: string }

const words = {
  copy: { ar: 'نسخة', en: 'Copy' },
  possible: { ar: 'قد تكون نسخة مكررة', en: 'Possible duplicate' },
  changed: { ar: 'تعديل على الطلب', en: 'Order changed' },
  newReceipt: { ar: 'فاتورة معدّلة: تحل محل السابقة', en: 'Changed: replaces the former' },
  canceled: { ar: 'الطلب ملغى', en: 'Order cancelled' },
  test: { ar: 'صفحة تجربة', en: 'Test page' },
  due: { ar: 'الموعد', en: 'For' },
  table: { ar: 'طاولة', en: 'Table' },
  round: { ar: 'الدفعة', en: 'Round' },
  moved: { ar: 'انتقلت من طاولة', en: 'Moved from table' },
  invoice: { ar: 'رقم الفاتورة', en: 'Invoice no.' },
  tax: { ar: 'الرقم الضريبي', en: 'VAT no.' },
} as const satisfies Record<string, Words>

const types: Readonly<Record<OrderType, Words>> = {
  pickup: { ar: 'استلام من الفرع', en: 'Pickup' },
  car: { ar: 'استلام من السيارة', en: 'Car pickup' },
  delivery: { ar: 'توصيل', en: 'Delivery' },
  dinein: { ar: 'داخل المطعم', en: 'Dine in' },
}

const arabic = /\p{Script=Arabic}/u
/** What people typed is read in the direction of its own letters. */
const typed = (text: string): Said => ({ text, language: arabic.test(text) ? 'ar' : 'en' })

/** Takes words and the ticket's language; returns them once, or twice when both languages are printed and differ. */
function say(of: Words, language: PrintLanguage): Said[] {
  if (language !== 'both') return [{ text: of[language] || of.ar || of.en, language }]
  const both: Said[] = [
    { text: of.ar, language: 'ar' },
    { text: of.en, language: 'en' },
  ]
  const nonEmpty = both.filter(({ text }) => text !== '')
  return nonEmpty.length === 2 && of.ar === of.en ? [typed(of.ar)] : nonEmpty
}

/** One row for words that need no second one: both languages beside each other. */
function sayShort(of: Words, language: PrintLanguage): Said {
  const all = say(of, language)
  return { text: all.map(({ text }) => text).join(' / '), language: all[0]?.language ?? 'ar' }
}

/**
 * Takes a ticket, its language and whether it may be one of several; returns its rows from top to bottom.
 */
export function ticketRows(ticket: PrintTicket, language: PrintLanguage, copy: PrintCopy): TicketRow[] {
  return [
    ...marksOf(ticket, copy).flatMap((mark) =>
      say(mark, language).map((said) => ({ kind: 'mark' as const, ...said })),
    ),
    ...(ticket.paper === 'receipt' ? sellerRows(ticket, language) : []),
    ...headRows(ticket, language),
    ...(ticket.notes ? [{ kind: 'note' as const, ...typed(ticket.notes) }] : []),
    { kind: 'rule' },
    ...ticket.lines.flatMap((line) => lineRows(line, ticket, language)),
    { kind: 'rule' },
    ...footRows(ticket, language),
  ]
}

function marksOf({ kind, paper }: PrintTicket, copy: PrintCopy): Words[] {
  const about = {
    whole: [],
    changed: [paper === 'kitchen' ? words.changed : words.newReceipt],
    canceled: [words.canceled],
    test: [words.test],
  } as const
  const again = { none: [], copy: [words.copy], possible: [words.possible] } as const
  return [...about[kind], ...again[copy]]
}

const center = (size: 'small' | 'plain' | 'large' | 'huge', bold: boolean) => (said: Said) => ({
  kind: 'line' as const,
  at: 'center' as const,
  size,
  bold,
  ...said,
})

function sellerRows({ restaurant, branch, invoice }: PrintTicket, language: PrintLanguage): TicketRow[] {
  const named = say(invoice?.seller ?? restaurant, language).map(center('large', true))
  if (!invoice) return [...named, ...say(branch, language).map(center('plain', false))]
  return [
    ...named,
    ...say(invoice.address, language).map(center('small', false)),
    ...(invoice.taxNumber ? [center('small', false)(withValue(words.tax, invoice.taxNumber, language))] : []),
    ...say(invoice.title, language).map(center('plain', true)),
    center('small', false)(withValue(words.invoice, invoice.number, language)),
  ]
}

function withValue(word: Words, value: string, language: PrintLanguage): Said {
  const said = sayShort(word, language)
  return { ...said, text: `${said.text} ${value}` }
}

function headRows(ticket: PrintTicket, language: PrintLanguage): TicketRow[] {
  const { number, type, table, stations, placed, due, guest, paper } = ticket
  const kitchen = paper === 'kitchen'
  return [
    ...(number
      ? [center('huge', true)({ text: `#${number}`, language: language === 'both' ? 'ar' : language })]
      : []),
    ...(type ? [center('large', true)(sayShort(types[type], language))] : []),
    ...(table ? tableRows(table, language, ticket.kind === 'changed') : []),
    ...(kitchen ? stations.map((one) => center('plain', false)(sayShort(one, language))) : []),
    center('small', false)(sayMoment(placed, language)),
    ...(due ? [center('plain', true)(withDue(due, language))] : []),
    ...guest
      .flatMap((line) => (typeof line === 'string' ? [typed(line)] : say(line, language)))
      .map((said) => ({ kind: 'line' as const, at: 'start' as const, size: 'plain' as const, ...said })),
  ]
}

function sayMoment(moment: Words, language: PrintLanguage): Said {
  // the date reads the same in both; one of them is enough
  const one = language === 'both' ? 'ar' : language
  return { text: moment[one], language: one }
}

function withDue(due: Words, language: PrintLanguage): Said {
  const moment = sayMoment(due, language)
  return { ...moment, text: `${sayShort(words.due, language).text}: ${moment.text}` }
}

function tableRows(
  table: NonNullable<PrintTicket['table']>,
  language: PrintLanguage,
  changed: boolean,
): TicketRow[] {
  const area = sayShort(table.area, language).text
  return [
    center('large', true)(withValue(words.table, table.name, language)),
    ...(changed && table.from ? [center('plain', true)(withValue(words.moved, table.from, language))] : []),
    ...(area ? [center('plain', false)({ ...typed(area) })] : []),
    center('plain', true)(withValue(words.round, String(table.round), language)),
  ]
}

const signs = { added: '+', removed: '−' } as const

function lineRows(line: TicketLine, { paper }: PrintTicket, language: PrintLanguage): TicketRow[] {
  const size = paper === 'kitchen' ? ('large' as const) : ('plain' as const)
  const sign = line.change ? `${signs[line.change]} ` : ''
  const count = `${sign}${line.quantity} ×`
  const named = say(line.name, language).map(({ text, language: own }, i) => ({
    text: i === 0 ? `${count} ${text}` : text,
    language: own,
  }))
  const [first, ...others] = named
  const below = (said: Said) => ({
    kind: 'line' as const,
    at: 'start' as const,
    size: 'plain' as const,
    indent: true,
    ...said,
  })
  return [
    ...(first && paper === 'receipt'
      ? [{ kind: 'pair' as const, amount: toDecimal(line.amount), bold: true, ...first }]
      : first
        ? [{ kind: 'line' as const, at: 'start' as const, size, bold: true, ...first }]
        : []),
    ...others.map((said) => ({
      kind: 'line' as const,
      at: 'start' as const,
      size,
      bold: paper === 'kitchen',
      ...said,
    })),
    ...line.options.flatMap(({ name, quantity }) =>
      say(name, language).map((said, i) =>
        below({ ...said, text: quantity > 1 && i === 0 ? `${quantity} × ${said.text}` : said.text }),
      ),
    ),
    ...(line.note ? [{ kind: 'note' as const, ...typed(line.note) }] : []),
  ]
}

function footRows(
  { sums, paid, invoice, restaurant, branch, paper }: PrintTicket,
  language: PrintLanguage,
): TicketRow[] {
  return [
    ...sums.map(({ word, amount, strong }) => ({
      kind: 'pair' as const,
      ...sayShort(word, language),
      amount,
      bold: strong,
    })),
    ...(paid ? say(paid, language).map(center('plain', true)) : []),
    ...(invoice?.code ? [{ kind: 'code' as const, text: invoice.code }] : []),
    ...(paper === 'kitchen' ? [center('small', false)(sayShort(joined(restaurant, branch), language))] : []),
  ]
}

const joined = (a: Words, b: Words): Words => ({ ar: `${a.ar} · ${b.ar}`, en: `${a.en} · ${b.en}` })
