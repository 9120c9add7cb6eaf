import type { BillLineWire, CartWire } from '#contract/ordering/cart.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { isTwin } from './cart-change.ts'
import type { CartChange, ShownLine } from './cart-change.ts'
import { priceLines, resizeLine } from './price-lines.ts'

/** The cart as the shopper sees it. */
export interface CartView {
  /** None until the server has made one. */
  readonly cart: CartWire | undefined
  readonly lines: readonly BillLineWire[]
  readonly count: number
}

/**
 * Takes the server's cart and what waits for its answer; returns the cart as it will be. Nothing is stored: when a
 * change is refused it goes from the list and the view is the server's again.
 */
export function viewCart(cart: CartWire | undefined, changes: readonly CartChange[]): CartView {
  const known = cart?.bill.lines ?? []
  const lines = changes.reduce<readonly BillLineWire[]>(applyChange, known)
  const count = lines.reduce((total, line) => total + line.quantity, 0)
  if (!cart || changes.length === 0) return { cart, lines, count }
  return { cart: { ...cart, bill: priceLines(cart.bill, [...lines]) }, lines, count }
}

function applyChange(lines: readonly BillLineWire[], change: CartChange): readonly BillLineWire[] {
  if (change.kind === 'set') {
    if (change.quantity === 0) return lines.filter((line) => line.line_id !== change.lineId)
    return lines.map((line) => (line.line_id === change.lineId ? changedLine(line, change) : line))
  }
  const more = change.body.quantity ?? 1
  const twin = lines.find((line) => isTwin(line, change.body))
  if (twin) return lines.map((line) => (line === twin ? resizeLine(line, line.quantity + more) : line))
  return [...lines, lineToCome(change, more)]
}

function changedLine(line: BillLineWire, { quantity, choice }: CartChange & { kind: 'set' }): BillLineWire {
  if (!choice) return resizeLine(line, quantity)
  return lineOfOne(
    line,
    choice.shown,
    { ...depositsOf(choice.shown), options: choice.shown.options, note: choice.note },
    quantity,
  )
}

/** A line that the server has not confirmed; without a name when the page that added it knew none. */
function lineToCome({ lineId, body, shown }: CartChange & { kind: 'add' }, quantity: number): BillLineWire {
  const bare = (body.options ?? []).map((one) => ({ ...one, group: '', name: '', price: '0.00', free: 0 }))
  const chosen = { ...depositsOf(shown), options: shown?.options ?? bare, note: (body.note ?? '').trim() }
  return lineOfOne({ line_id: lineId, item_id: body.item_id }, shown, chosen, quantity)
}

const depositsOf = (shown: ShownLine | undefined) => (shown?.deposits ? { deposits: shown.deposits } : {})

function lineOfOne(
  { line_id, item_id }: Pick<BillLineWire, 'line_id' | 'item_id'>,
  shown: ShownLine | undefined,
  chosen: Pick<BillLineWire, 'options' | 'note' | 'deposits'>,
  quantity: number,
): BillLineWire {
  const { name = '', picture = null, unit_price = '0.00', price = unit_price, choosable } = shown ?? {}
  const discount = toDecimal((parseAmount(unit_price) ?? 0) - (parseAmount(price) ?? 0))
  const one = {
    line_id,
    item_id,
    name,
    picture,
    quantity: 1,
    ...chosen,
    ...(choosable !== undefined && { choosable }),
    unit_price,
    subtotal: unit_price,
    discount,
  }
  return resizeLine(one, quantity)
}
