import type { OutOrderWire } from '#contract/integrations/out-orders.ts'
import type { BillLine } from '#domain/pricing/bill.ts'
import { toDecimal } from '#domain/core/money.ts'
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
    subtotal: toDecimal(bill.subtotal),
    discount: toDecimal(bill.discount + (bill.coupon?.off ?? 0) + (bill.points?.off ?? 0)),
    delivery: toDecimal(bill.delivery?.amount ?? 0),
    service: toDecimal(bill.service?.amount ?? 0),
    vat: toDecimal(bill.vat),
    total: toDecimal(order.total),
    refunded: toDecimal(order.refunded),
    notes: order.notes,
    lines: bill.lines.map(showLine),
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

function showLine(line: BillLine): OutOrderWire['lines'][number] {
  return {
    item_id: line.itemId,
    name: line.name,
    quantity: line.quantity,
    note: line.note,
    unit_price: toDecimal(line.unitPrice),
    discount: toDecimal(line.discount + (line.coupon ?? 0) + (line.points ?? 0)),
    total: toDecimal(line.paid),
    options: line.options.map((one) => ({
      option_id: one.optionId,
      group: one.group,
      name: one.name,
      quantity: one.quantity,
      price: toDecimal(one.price),
    })),
  }
}
