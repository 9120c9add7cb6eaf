import type { Client } from '#contract/core/client.ts'
import type { BranchQueueWire } from '#contract/waitlist/waiting.ts'
import { ask } from '#web/ask.ts'

/** Takes a branch's id; returns the branch with its queue. An unknown one is an address that does not exist. */
export async function loadBranchQueue(client: Pick<Client, 'queues'>, id: string): Promise<BranchQueueWire> {
  const { data } = await ask(client.queues())
  const queue = data.find((one) => one.id === id)
  if (!queue) throw Response.json({ code: 'page-not-found' }, { status: 404 })
  return queue
}
