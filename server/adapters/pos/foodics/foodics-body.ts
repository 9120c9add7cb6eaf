import type { OrderType } from '#domain/core/order-type.ts'
import type { PosOrder } from '../port.ts'
import { referenceKey } from './foodics-shapes.ts'

/** How the till calls the ways to order. */
export const foodicsTypes: Readonly<Record<OrderType, number>> = { dinein: 1, pickup: 2, delivery: 3, car: 4 }

const utc = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ')

/**
 * Takes an order and the till's ids of its taxes, by rate in basis points; returns the body of POST /orders as the vendor's collection and
 * the till's own orders have it: each product, option and charge with its taxes (id, rate in per cent, amount) and its sums
 * without tax, to the fifth decimal.
 */
export function foodicsBody(order: PosOrder, taxIds: ReadonlyMap<number, string>): object {
  const { payment, delivery, vat } = order
  const plain = vat?.basisPoints ?? 0
  const taxes = (amount: string, basisPoints = plain) => {
    const id = taxIds.get(basisPoints)
    return id ? [{ id, rate: basisPoints / 100, amount: Number(amount) }] : []
  }
  const without = (amount: string, basisPoints = plain) =>
    fifth(vat?.isIncluded ? Number(amount) / (1 + basisPoints / 10_000) : Number(amount))
  const priced = (unit: string, total: string, { tax, rate }: { tax: string; rate: number | undefined }) => ({
    unit_price: Number(unit),
    total_price: Number(total),
    tax_exclusive_unit_price: without(unit, rate),
    tax_exclusive_total_price: without(total, rate),
    taxes: taxes(tax, rate),
  })
  return {
    type: foodicsTypes[order.type],
    branch_id: order.branchId,
    ...(order.dueAt && { due_at: utc(order.dueAt) }),
    customer_notes: order.guest,
    kitchen_notes: order.notes,
    discount_amount: Number(order.discount),
    tax_exclusive_discount_amount: without(order.discount),
    products: order.lines.map((line) => ({
      product_id: line.productId,
      quantity: line.quantity,
      ...priced(line.unitPrice, line.total, { tax: line.tax, rate: line.vatBasisPoints }),
      kitchen_notes: line.note,
      options: line.options.map((option) => ({
        modifier_option_id: option.id,
        quantity: option.quantity,
        ...priced(option.price, option.total, { tax: option.tax, rate: line.vatBasisPoints }),
      })),
    })),
    ...(delivery && {
      charges: [
        {
          charge_id: delivery.chargeId,
          amount: Number(delivery.amount),
          tax_exclusive_amount: without(delivery.amount),
          taxes: taxes(delivery.tax),
        },
      ],
    }),
    ...(payment && {
      payments: [
        {
          payment_method_id: payment.methodId,
          amount: Number(payment.amount),
          tendered: Number(payment.amount),
        },
      ],
    }),
    subtotal_price: Number(order.subtotal),
    total_price: Number(order.total),
    meta: { [referenceKey]: order.reference },
  }
}

const fifth = (amount: number) => Math.round(amount * 1e5) / 1e5
