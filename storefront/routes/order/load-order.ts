import { CallError } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import type { OrderWire } from '#contract/ordering/order.ts'

/**
 * Takes the client, an order's id and whether only its owner may see it; returns the order. An unknown id, nonsense or
 * a stranger at the owner's address end as 404 "order not available" (spec 8, rule "Links that cannot be guessed").
 */
export async function loadOrder(
  client: Pick<Client, 'order'>,
  id: string,
  onlyMine: boolean,
): Promise<OrderWire> {
  const order = await findOrder(client, id)
  if (!order || (onlyMine && !order.mine)) throw Response.json({ code: 'order-unavailable' }, { status: 404 })
  return order
}

async function findOrder(client: Pick<Client, 'order'>, id: string): Promise<OrderWire | null> {
  try {
    return (await client.order(id)).order
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.status === 404 || error.status === 400) return null
    throw Response.json(error.body, { status: error.status })
  }
}
