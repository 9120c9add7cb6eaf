import { stationOf } from '#domain/ordering/kitchen.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { endedUnserved } from '#domain/ordering/order-status.ts'
import type { BillFee } from '#domain/pricing/bill.ts'
import { narrowBillRowWords } from '#domain/pricing/bill-row-words.ts'
import { billRows, type BillRowKey } from '#domain/pricing/bill-rows.ts'
import type { TaxSubtotal } from '#domain/einvoicing/tax-document.ts'
import { isTaxMixed, taxSums } from '#domain/pricing/line-tax.ts'
import { taxWords } from '#domain/pricing/tax-words.ts'
import {
  ticketLine,
  type PrintPaper,
  type PrintTicket,
  type TicketSum,
} from '#domain/printing/print-ticket.ts'
import type { Words } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { findInvoice, listChangeNotes, type CurrentInvoice } from '#server/store/payments/documents.ts'
import { listStations, type StationRow } from '#server/store/ordering/kitchen.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { listTableRounds } from '#server/store/dine-in/table-orders.ts'
import { codeOf, hasCode, taxAmounts, titleOf } from '../ordering/order/draw-receipt.ts'
import { listOrderDocuments } from '#server/store/einvoicing/einvoice-documents.ts'
import { codesOf } from '../einvoicing/order-codes.ts'
import { guestLines } from './guest-lines.ts'

/** All that tickets of an order are made of. */
export interface TicketFacts {
  readonly order: OrderRow
  readonly catalogue: Catalogue
  readonly stations: readonly StationRow[]
  readonly invoice: CurrentInvoice | undefined
  /** Which round of its table it is; 0 for what is none. */
  readonly round: number
  /** Of its tax document of phase 2. */
  readonly code: string | undefined
  /** Its invoice is another paper: of other sums, since the order was changed, or not cleared yet. */
  readonly hasOther: boolean
}

/** Takes an order; reads what its tickets are made of. */
export async function readTicketFacts(
  db: TenantDb,
  order: OrderRow,
  catalogue: Catalogue,
): Promise<TicketFacts> {
  const rounds = order.table_session_id ? await listTableRounds(db, [order.table_session_id]) : []
  const invoice = await findInvoice(db, order.id)
  const codes = invoice?.seller.einvoicing ? codesOf(await listOrderDocuments(db, order.id)) : undefined
  return {
    order,
    catalogue,
    stations: await listStations(db, order.branch_id),
    invoice,
    code: codes?.invoice,
    hasOther:
      (codes?.isHeld ?? false) || (order.edited !== null && (await listChangeNotes(db, order.id)).length > 0),
    round: rounds.findIndex(({ id }) => id === order.id) + 1,
  }
}

/**
 * Takes an order with what belongs to it, what kind of paper and whose lines (none = of every station); returns its ticket
 * as it is now. A kitchen's has no money and no names of guests. Rule "What the kitchen sees".
 */
export function makeTicket(
  facts: TicketFacts,
  { paper, stationIds, now }: { paper: PrintPaper; stationIds: readonly string[]; now: number },
): PrintTicket {
  const { order, catalogue, stations } = facts
  const branch = catalogue.branches.find(({ id }) => id === order.branch_id)
  const zone = branch?.timeZone ?? 'UTC'
  const moment = (at: Date): Words => ({
    ar: momentWords(at.getTime(), now, zone, 'ar'),
    en: momentWords(at.getTime(), now, zone, 'en'),
  })
  const receipt = paper === 'receipt'
  const due = order.slot_start ?? order.promised_at
  const { table } = order.draft
  return {
    paper,
    kind: endedUnserved(order.status, order.delivered_at !== null) ? 'canceled' : 'whole',
    number: String(order.number ?? 0).padStart(3, '0'),
    type: order.type,
    restaurant: catalogue.tenant.name,
    branch: branch?.name ?? { ar: '', en: '' },
    stations: stations
      .filter(({ id }) => stationIds.includes(id))
      .map(({ name_ar: ar, name_en: en }) => ({ ar, en })),
    table: table
      ? { name: table.name, area: table.area, round: facts.round, ...(table.from && { from: table.from }) }
      : null,
    placed: moment(order.created_at ?? order.placed_at),
    due: due && order.type !== 'dinein' ? moment(due) : null,
    guest: receipt ? guestLines(order) : [],
    notes: order.notes,
    lines: linesOf(facts, stationIds).map((line) => ticketLine(line, receipt)),
    sums: receipt ? sumsOf(order) : [],
    paid: receipt ? paidWords(order) : null,
    invoice: receipt ? invoiceOf(facts) : null,
  }
}

/** What no station makes is printed wherever something of the order is. */
function linesOf({ order, catalogue, stations }: TicketFacts, wanted: readonly string[]) {
  if (wanted.length === 0) return order.bill.lines
  const known = stations.map(({ id, group_ids: groupIds }) => ({ id, groupIds }))
  const groupOf = (itemId: string) => catalogue.items.get(itemId)?.groupId
  return order.bill.lines.filter(({ itemId }) => {
    const station = stationOf(itemId, groupOf, known)
    return station === undefined || wanted.includes(station)
  })
}

const words = {
  rest: { ar: 'المدفوع', en: 'Paid' },
  due: { ar: 'يُدفع عند الاستلام', en: 'To pay' },
  paid: { ar: 'مدفوع', en: 'Paid' },
  unpaid: { ar: 'غير مدفوع', en: 'Not paid' },
} as const satisfies Record<string, Words>

/** What a row is called on the roll; undefined: it is not there. Dishes stand there with their discounts in them. */
const rowWords: Readonly<Record<BillRowKey, Words | undefined>> = {
  ...narrowBillRowWords,
  discount: undefined,
  taxable: undefined,
}

function sumsOf({ bill, payment_state }: OrderRow): TicketSum[] {
  return billRows(bill).flatMap(({ key, kind, sign, amount: whole }): TicketSum[] => {
    const word = kind === 'rest' ? words[payment_state === 'due' ? 'due' : 'rest'] : rowWords[key]
    const amount = key === 'subtotal' ? bill.food : whole
    if (!word || (amount === 0 && kind !== 'total')) return []
    if (key === 'fees') return (bill.fees?.list ?? []).map(feeLine)
    const mixed = kind === 'tax' && isTaxMixed(bill)
    const kinds = mixed ? taxSums(bill).map(taxSumLine) : []
    const more =
      kind === 'tax' && !mixed
        ? ` ${bill.vatBasisPoints / 100}%`
        : kind === 'total'
          ? ` (${bill.currency})`
          : ''
    return [
      {
        word: { ar: `${word.ar}${more}`, en: `${word.en}${more}` },
        amount: `${sign < 0 ? '−' : ''}${toDecimal(amount)}`,
        strong: kind === 'total',
      },
      ...kinds,
    ]
  })
}

const feeLine = ({ name, amount }: BillFee): TicketSum => ({
  word: name,
  amount: toDecimal(amount),
  strong: false,
})

const taxSumLine = (sum: TaxSubtotal): TicketSum => ({
  word: taxWords(sum.category),
  amount: taxAmounts(sum),
  strong: false,
})

function paidWords({ payment_state }: OrderRow): Words {
  return payment_state === 'paid' ? words.paid : words.unpaid
}

function invoiceOf({ order, invoice, code, hasOther }: TicketFacts): PrintTicket['invoice'] {
  if (!invoice) return null
  const { seller } = invoice
  return {
    title: titleOf(invoice),
    number: String(invoice.number),
    seller: { ar: seller.name_ar, en: seller.name_en },
    address: { ar: seller.address_ar, en: seller.address_en },
    taxNumber: seller.tax_number,
    code: hasOther ? null : (code ?? (hasCode(invoice) ? codeOf(order, invoice) : null)),
  }
}
