import type { BillLineWire } from '#contract/ordering/cart.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { lineTotal } from '#web/line-total.ts'
import type { TakenLine } from '../cart-state.ts'

/** Takes a line that is taken out; returns what brings it back as it was. */
export function takenLine({
  name,
  picture,
  item_id,
  note,
  quantity,
  options,
  deposits,
  unit_price,
  discount,
  choosable = false,
}: BillLineWire): TakenLine {
  const chosen = options.map((one) => ({ option_id: one.option_id, quantity: one.quantity }))
  const lent = deposits?.map((one) => ({ deposit_id: one.deposit_id, quantity: one.quantity }))
  const price = lineTotal({
    subtotal: unit_price,
    discount: toDecimal(Math.round((parseAmount(discount) ?? 0) / quantity)),
  })
  return {
    body: { item_id, note, quantity, options: chosen, ...(lent && { deposits: lent }) },
    shown: { name, picture, options, unit_price, price, choosable, ...(deposits && { deposits }) },
  }
}
