import { CallError } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import type { ItemPageWire } from '#contract/menu/menu.ts'

/** An item's page, and the guest's own branch where that does not sell it. */
export interface LoadedItem extends Pick<ItemPageWire, 'item' | 'type' | 'branch'> {
  readonly notSoldAt?: string
}

/**
 * Takes the client, an item's id and the branch that the guest chose before, if any; returns the item as that branch has
 * it, else as another one has it: a link to a dish opens wherever somebody sells it. Throws the CallError of the rest.
 */
export async function loadItem(
  client: Pick<Client, 'item' | 'branch'>,
  id: string,
  branchId: string | undefined,
): Promise<LoadedItem> {
  try {
    return pageOf(await client.item(id, { branch_id: branchId }))
  } catch (error) {
    if (branchId === undefined || !isNotSold(error)) throw error
  }
  const page = pageOf(await client.item(id, {}))
  const { data } = await client.branch(branchId)
  return { ...page, notSoldAt: data.name }
}

const pageOf = ({ item, type, branch }: ItemPageWire) => ({ item, type, branch })

const isNotSold = (error: unknown) => error instanceof CallError && error.body.code === 'item-not-found'
