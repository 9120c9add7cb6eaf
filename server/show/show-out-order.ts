import type { OutOrderWire } from '#contract/integrations/out-orders.ts'
import type { Bill, BillLine } from '#domain/pricing/bill.ts'
import { billRows, sumNamed, type BillRowKey } from '#domain/pricing/bill-rows.ts'
import { toDecimal } from '#domain/core/money.ts'
import { showOutTax } from './show-out-tax.ts'
import { showAddress } from './show-address.ts'
import type { OrderRow } from '../store/ordering/orders.ts'

/** Takes an order and whether its guest may be named; returns it as programs of the restaurant read it. */
export function showOutOrder(order: OrderRow, named: boolean): OutOrderWire {
  const { bill } = order
  const at = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    id: order.id,
    number: order.number === null ? '' : String(order.number).padStart(3, '0'),
    status: order.status,
    type: order.type,
    branch_id: order.branch_id,
    version: order.version,
    payment_state: order.payment_state,
    pay_method: order.pay_method,
    currency: order.currency,
    ...showSums(bill),
    fee_list: (bill.fees?.list ?? []).map((fee) => ({
      id: fee.feeId,
      name: fee.name,
      amount: toDecimal(fee.amount),
      total: toDecimal(fee.paid),
      tax: showOutTax(fee.tax, bill.vatBasisPoints),
      vat: toDecimal(fee.vat),
    })),
    total: toDecimal(order.total),
    refunded: toDecimal(order.refunded),
    notes: order.notes,
    lines: bill.lines.map((line) => showLine(line, bill.vatBasisPoints)),
    contact: named
      ? { name: order.contact_name, mobile: order.contact_mobile, address: showAddress(order.draft) }
      : null,
    placed_at: order.placed_at.toISOString(),
    accepted_at: at(order.accepted_at),
    promised_at: at(order.promised_at),
    ready_at: at(order.ready_at),
    delivered_at: at(order.delivered_at),
    ended_at: at(order.ended_at),
    slot_start: at(order.slot_start),
    slot_end: at(order.slot_end),
    cancel_reason: order.cancel_reason ?? '',
  }
}

type Sum = 'subtotal' | 'discount' | 'delivery' | 'fees' | 'service' | 'vat'

/** In which sum each row of a bill is; undefined: in none of its own. What is taken off is one sum. */
const sumOfRow: Readonly<Record<BillRowKey, Sum | undefined>> = {
  subtotal: 'subtotal',
  discount: 'discount',
  coupon: 'discount',
  points: 'discount',
  delivery: 'delivery',
  fees: 'fees',
  service: 'service',
  taxable: undefined,
  vat: 'vat',
  deposits: undefined,
  total: undefined,
  wallet: undefined,
  toPay: undefined,
}

function showSums(bill: Bill): Pick<OutOrderWire, Sum> {
  const rows = billRows(bill)
  const sum = (name: Sum) => toDecimal(sumNamed(rows, sumOfRow, name))
  return {
    subtotal: sum('subtotal'),
    discount: sum('discount'),
    delivery: sum('delivery'),
    fees: sum('fees'),
    service: sum('service'),
    vat: sum('vat'),
  }
}

function showLine(line: BillLine, vatBasisPoints: number): OutOrderWire['lines'][number] {
  return {
    item_id: line.itemId,
    name: line.name,
    quantity: line.quantity,
    note: line.note,
    unit_price: toDecimal(line.unitPrice),
    discount: toDecimal(line.discount + (line.coupon ?? 0) + (line.points ?? 0)),
    total: toDecimal(line.paid),
    tax: showOutTax(line.tax, vatBasisPoints),
    vat: toDecimal(line.vat),
    options: line.options.map((one) => ({
      option_id: one.optionId,
      group: one.group,
      name: one.name,
      quantity: one.quantity,
      price: toDecimal(one.price),
    })),
  }
}
