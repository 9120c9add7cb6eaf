import { CallError } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'

/** What became of ordering again: all of it is in the cart, a part of it is, or nothing. */
export type Reordered =
  | { readonly kind: 'whole' }
  | {
      readonly kind: 'part'
      readonly removed: readonly string[]
      /** Of what fewer are to be had, in the server's sentences. */
      readonly news: readonly string[]
    }
  | {
      readonly kind: 'failed'
      /** The server's words; none when it could not be reached. */
      readonly words: string | undefined
      readonly names: readonly string[]
      /** The order belongs to somebody whom the server does not see here. */
      readonly stranger: boolean
    }

/** Takes the client and an order's id; makes a cart of what of it is still to be had. */
export async function reorder(client: Pick<Client, 'reorder'>, orderId: string): Promise<Reordered> {
  try {
    const { removed, news } = await client.reorder(orderId)
    return removed.length + news.length === 0 ? { kind: 'whole' } : { kind: 'part', removed, news }
  } catch (error) {
    if (!(error instanceof CallError)) return { kind: 'failed', words: undefined, names: [], stranger: false }
    const { code, message, details } = error.body
    const items = details?.['items']
    const names = Array.isArray(items) ? items.filter((name): name is string => typeof name === 'string') : []
    return { kind: 'failed', words: message, names, stranger: code === 'order-unavailable' }
  }
}
