import type { BillLineWire } from '#contract/ordering/cart.ts'
import type { Step, StepItem } from './tag-line.ts'

/** What the cart held, by line. */
export type KnownLines = ReadonlyMap<string, StepItem> | undefined

/** Takes lines of a bill; returns them as items with the price of one piece. */
export function itemsOf(lines: readonly BillLineWire[]): StepItem[] {
  return lines.map((line) => ({
    item_id: line.item_id,
    item_name: line.name,
    price: Number(line.unit_price),
    quantity: line.quantity,
  }))
}

/** Takes what the cart held before (undefined = unknown: nothing is told) and its lines now; returns what came and what went. */
export function cartSteps(
  before: KnownLines,
  lines: readonly BillLineWire[],
): { steps: Pick<Step, 'name' | 'value' | 'items'>[]; now: ReadonlyMap<string, StepItem> } {
  const items = itemsOf(lines)
  const now = new Map(lines.map((line, at) => [line.line_id, items[at] as StepItem]))
  if (!before) return { steps: [], now }
  const pieces = (map: ReadonlyMap<string, StepItem>) => {
    const sum = new Map<string, StepItem>()
    for (const item of map.values()) {
      const known = sum.get(item.item_id)
      sum.set(item.item_id, { ...item, quantity: item.quantity + (known?.quantity ?? 0) })
    }
    return sum
  }
  const [then, here] = [pieces(before), pieces(now)]
  const steps = [...new Set([...then.keys(), ...here.keys()])].flatMap((id) => {
    const item = here.get(id) ?? then.get(id)
    const change = (here.get(id)?.quantity ?? 0) - (then.get(id)?.quantity ?? 0)
    if (!item || change === 0) return []
    const quantity = Math.abs(change)
    const value = Math.round(item.price * 100 * quantity) / 100
    const name = change > 0 ? ('add_to_cart' as const) : ('remove_from_cart' as const)
    return [{ name, value, items: [{ ...item, quantity }] }]
  })
  return { steps, now }
}
