import type { BillLine } from '../pricing/bill.ts'
import type { OrderType } from '../core/order-type.ts'
import type { Minor } from '../core/money.ts'
import type { Words } from '../core/words.ts'

/** What a printer is for. */
export const printPapers = ['kitchen', 'receipt'] as const
export type PrintPaper = (typeof printPapers)[number]

/** The language of a ticket; `both` writes every dish and word twice. */
export const printLanguages = ['ar', 'en', 'both'] as const
export type PrintLanguage = (typeof printLanguages)[number]

/** From which step of an order on it is printed by itself. */
export const printMoments = ['never', 'created', 'accepted'] as const
export type PrintMoment = (typeof printMoments)[number]

/** Widths of thermal paper, mm. */
export const paperWidths = [58, 80] as const
export type PaperWidth = (typeof paperWidths)[number]

/** Dots of a line at 203 dpi, by the paper's width: what a printer has of which nothing else is said. */
export const usualDots: Readonly<Record<PaperWidth, number>> = { 58: 384, 80: 576 }

/** Numbers of dots to choose from: those of heads that are sold for these papers (180 and 203 dpi). */
export const dotChoices = [384, 512, 576] as const

/** The least and most dots that a line may have: below it no dish fits, above it no thermal head is. */
export const dotLimits = { least: 256, most: 1280 } as const

/** What a printed ticket says of itself when it may not be the only one. */
export type PrintCopy = 'none' | 'copy' | 'possible'

/** A line of a ticket; on a ticket of changes, whether it is put in or taken out. */
export interface TicketLine {
  readonly name: Words
  readonly quantity: number
  readonly options: readonly { readonly name: Words; readonly quantity: number }[]
  readonly note: string
  /** What it costs, minor units, before discounts; 0 on a kitchen's ticket. */
  readonly amount: Minor
  readonly change?: 'added' | 'removed'
}

/** A word and an amount in one row, e.g. the total. */
export interface TicketSum {
  readonly word: Words
  readonly amount: string
  readonly strong: boolean
}

/** A ticket as it is printed: frozen, in both languages. A kitchen's ticket has no money and no names of guests. */
export interface PrintTicket {
  readonly paper: PrintPaper
  /** `changed`: of what was printed before, the kitchen gets the difference and the counter the whole anew. */
  readonly kind: 'whole' | 'changed' | 'canceled' | 'test'
  readonly number: string
  readonly type: OrderType | null
  readonly restaurant: Words
  readonly branch: Words
  readonly stations: readonly Words[]
  readonly table: {
    readonly name: string
    readonly area: Words
    readonly round: number
    /** Where its guests sat before they moved. */
    readonly from?: string
  } | null
  readonly placed: Words
  /** When it is promised. */
  readonly due: Words | null
  /** Name, number, address, vehicle: lines as people typed them, and in words what they typed only the number of. */
  readonly guest: readonly (string | Words)[]
  readonly notes: string
  readonly lines: readonly TicketLine[]
  readonly sums: readonly TicketSum[]
  readonly paid: Words | null
  readonly invoice: {
    readonly title: Words
    readonly number: string
    readonly seller: Words
    readonly address: Words
    readonly taxNumber: string
    /** Text of the code of a Saudi simplified tax invoice. */
    readonly code: string | null
  } | null
}

/** Takes a bill's line and whether prices are printed; returns it as a ticket's line. */
export function ticketLine(line: BillLine, priced: boolean): TicketLine {
  return {
    name: line.name,
    quantity: line.quantity,
    options: line.options.map(({ name, quantity }) => ({ name, quantity })),
    note: line.note,
    amount: priced ? line.subtotal - line.discount : 0,
  }
}

const meaning = ({ name, options, note }: TicketLine) => JSON.stringify([name, options, note])

/**
 * Takes what the paper says and what the order is now; returns the difference: what is put in and what is taken out, a
 * dish with other options or another note as both. Nothing changed is no line.
 */
export function changedLines(before: readonly TicketLine[], after: readonly TicketLine[]): TicketLine[] {
  const counts = new Map<string, { line: TicketLine; more: number }>()
  const count = (lines: readonly TicketLine[], sign: 1 | -1) => {
    for (const line of lines) {
      const known = counts.get(meaning(line))
      counts.set(meaning(line), { line, more: (known?.more ?? 0) + sign * line.quantity })
    }
  }
  count(before, -1)
  count(after, 1)
  return [...counts.values()]
    .filter(({ more }) => more !== 0)
    .map(({ line: { change: _, ...line }, more }) => ({
      ...line,
      quantity: Math.abs(more),
      change: more > 0 ? ('added' as const) : ('removed' as const),
    }))
}

/** What the paper of an order says at one printer, once all that waits there is printed. */
export interface PaperSaid {
  readonly lines: readonly TicketLine[]
  /** The rest of it that is worth a new receipt. */
  readonly rest: string
  readonly ended: boolean
  /** To which table a kitchen's ticket is carried; none on paper that is older than moves. */
  readonly table?: string
}

/** Takes a ticket; returns what its paper says. */
export function saidOf(ticket: PrintTicket): PaperSaid {
  const amounts = ticket.sums.map(({ amount }) => amount)
  // being paid at hand-over changes words of a receipt, not what it charges
  const rest = ticket.paper === 'receipt' ? JSON.stringify([amounts, ticket.invoice?.number]) : ticket.notes
  const table = ticket.paper === 'kitchen' && ticket.table ? { table: ticket.table.name } : {}
  return { lines: ticket.lines, rest, ended: ticket.kind === 'canceled', ...table }
}

/**
 * Takes what the paper says (undefined: nothing was printed) and the ticket of the order as it is now, `canceled` when it
 * ended; returns what has to be printed, or undefined when the paper is right. An order that ended before it was printed
 * needs no paper, and a receipt of one that ended none either: its credit note is another document.
 */
export function nextTicket(said: PaperSaid | undefined, now: PrintTicket): PrintTicket | undefined {
  const ended = now.kind === 'canceled'
  if (!said) return ended || now.lines.length === 0 ? undefined : now
  if (said.ended) return undefined
  if (ended) return now.paper === 'kitchen' ? { ...now, lines: said.lines } : undefined
  if (now.paper === 'receipt') {
    const after = saidOf(now)
    const same = changedLines(said.lines, now.lines).length === 0 && after.rest === said.rest
    return same ? undefined : { ...now, kind: 'changed' }
  }
  const lines = changedLines(said.lines, now.lines)
  const moved = said.table !== undefined && now.table !== null && said.table !== now.table.name
  const same = lines.length === 0 && said.rest === now.notes && !moved
  return same ? undefined : { ...now, kind: 'changed', lines }
}
