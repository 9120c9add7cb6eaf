import type { AddLineBody, BillLineWire } from '#contract/ordering/cart.ts'

/** What the page knows of an item when it is added, so that its line can be shown before the server answers. */
export type ShownLine = Pick<
  BillLineWire,
  'name' | 'picture' | 'options' | 'unit_price' | 'deposits' | 'choosable'
> & {
  /** Of one piece after product discounts; not given = no discount. */
  readonly price?: string
}

/** Another choice for a line that is in the cart. */
export interface LineChoice {
  readonly options: NonNullable<AddLineBody['options']>
  readonly deposits?: NonNullable<AddLineBody['deposits']>
  readonly note: string
  readonly shown: ShownLine
}

/** Something the shopper did that the server has not answered yet. */
export type CartChange =
  | { readonly kind: 'add'; readonly lineId: string; readonly body: AddLineBody; readonly shown?: ShownLine }
  | {
      readonly kind: 'set'
      readonly lineId: string
      readonly itemId: string
      readonly quantity: number
      readonly choice?: LineChoice
    }

/** Takes a line and a wish to add; returns whether the server will join them: same item, same choices, same note. */
export function isTwin(line: BillLineWire, body: AddLineBody): boolean {
  return (
    !line.foreign &&
    line.item_id === body.item_id &&
    line.note === (body.note ?? '').trim() &&
    keyOf(line.options, line.deposits) === keyOf(body.options, body.deposits)
  )
}

/**
 * Takes the changes that wait and a new one; returns them with it. Quick taps on the same thing become one change,
 * unless the earlier one (`sent` of them) is already on its way.
 */
export function queueChange(waiting: readonly CartChange[], next: CartChange, sent: number): CartChange[] {
  const last = waiting.at(-1)
  if (last && waiting.length > sent) {
    const before = waiting.slice(0, -1)
    if (last.kind === 'set' && next.kind === 'set' && last.lineId === next.lineId) {
      const choice = next.choice ?? last.choice
      return [...before, choice ? { ...next, choice } : next]
    }
    if (last.kind === 'add' && next.kind === 'add' && sameBody(last.body, next.body)) {
      const quantity = (last.body.quantity ?? 1) + (next.body.quantity ?? 1)
      return [...before, { ...last, body: { ...last.body, quantity } }]
    }
  }
  return [...waiting, next]
}

function sameBody(a: AddLineBody, b: AddLineBody): boolean {
  return (
    a.item_id === b.item_id &&
    (a.note ?? '') === (b.note ?? '') &&
    keyOf(a.options, a.deposits) === keyOf(b.options, b.deposits)
  )
}

function keyOf(options: AddLineBody['options'] = [], deposits: AddLineBody['deposits'] = []): string {
  const all = [
    ...options.map((one) => `${one.option_id}:${one.quantity}`),
    ...deposits.map((one) => `${one.deposit_id}:${one.quantity}`),
  ]
  return all.sort().join(' ')
}
