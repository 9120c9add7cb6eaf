import { CallError } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import type { Step } from './tag-line.ts'

/** Where and how the guest orders, when that is known. */
export interface OwnPlace {
  readonly type?: string
  readonly branch_id?: string
}

/**
 * Takes the client, an item and the guest's own place; returns the item as looked at, with the price that the page shows
 * there; where it is not sold, with that of the place where it is.
 */
export async function viewStep(
  client: Pick<Client, 'item'>,
  itemId: string,
  place: OwnPlace,
): Promise<Pick<Step, 'name' | 'value' | 'items'>> {
  const { item } = await client.item(itemId, place).catch((error: unknown) => {
    if (error instanceof CallError && place.branch_id !== undefined) return client.item(itemId, {})
    throw error
  })
  const price = Number(item.price)
  const items = [{ item_id: item.id, item_name: item.name, price, quantity: 1 }]
  return { name: 'view_item', value: price, items }
}
