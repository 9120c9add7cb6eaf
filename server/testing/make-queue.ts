import type { JoinQueueBody } from '#contract/waitlist/waiting-acts.ts'
import type { WaitingEntryWire } from '#contract/waitlist/waiting.ts'
import type { WaitingDeskWire, WaitingPartyWire } from '#contract/waitlist/waiting-desk.ts'
import { makeId } from '#server/core/make-id.ts'
import { saveArea, saveTable } from '#server/store/dine-in/tables.ts'
import { saveWaitingSettings } from '#server/store/waitlist/waiting-queues.ts'
import { makeShop, type Shop } from './make-shop.ts'
import type { TestApp } from './make-test-app.ts'
import type { Visitor } from './visitor.ts'

/** A restaurant with a waiting list. */
export interface QueueShop {
  readonly shop: Shop
  readonly branchId: string
  readonly areaIds: readonly string[]
  /** Tables by area, in order. */
  readonly tableIds: readonly (readonly string[])[]
}

const words = (name: string) => ({ ar: name, en: name })
/** Numbers that no other party of this run has. */
let lastMobile = 500_000_000
export const nextMobile = () => `0${(lastMobile += 1)}`

/** Takes the seats of each area's tables; returns a restaurant that serves at tables and whose queues are open. */
export async function makeQueueShop(
  test: TestApp,
  areas: readonly (readonly number[])[] = [[2, 4, 4], [2]],
): Promise<QueueShop> {
  const shop = await makeShop(test, {
    items: [
      { name: 'Shawarma', types: ['pickup', 'dinein'] },
      { name: 'Tea', price: 300, types: ['pickup', 'dinein'] },
    ],
    branches: [
      { name: words('Olaya'), types: ['pickup', 'dinein'], phone: '0112345678' },
      { name: words('Malaz') },
    ],
  })
  const branchId = shop.branchIds[0] ?? ''
  const areaIds = areas.map(makeId)
  const tableIds = areas.map((seats) => seats.map(makeId))
  await test.database.db.write(shop.tenantId, async (tx) => {
    for (const [position, id] of areaIds.entries()) {
      const name = `Area ${position + 1}`
      await saveArea(tx, { id, branch_id: branchId, name_ar: name, name_en: name, position })
      for (const [i, seats] of (areas[position] ?? []).entries())
        await saveTable(tx, {
          id: tableIds[position]?.[i] ?? '',
          branch_id: branchId,
          area_id: id,
          name: `${position + 1}${i + 1}`,
          seats,
          code: makeId().slice(0, 10),
          position: position * 20 + i,
        })
    }
    await saveWaitingSettings(tx, { branch_id: branchId, enabled: true })
  })
  return { shop, branchId, areaIds, tableIds }
}

/** A phone in the queue, through the front door. */
export interface Waiter {
  readonly guest: Visitor
  readonly id: string
  readonly number: string
  ticket(by?: Visitor): Promise<WaitingEntryWire>
}

/** Takes a restaurant with a queue and what is special of the party; a new phone joins. */
export async function joinQueue(
  { shop, branchId, areaIds }: QueueShop,
  more: Partial<JoinQueueBody> = {},
  guest: Visitor = shop.guest(),
): Promise<Waiter> {
  const body = {
    branch_id: branchId,
    area_id: areaIds[0],
    guests_count: 2,
    name: 'Sara',
    phone: nextMobile(),
  }
  const joined = await guest.call<{ WaitingEntity_id: string; number: string }>(
    'POST',
    '/api/v1/waiting-list/waiting/create?frontend=1',
    { ...body, ...more },
  )
  const id = joined.WaitingEntity_id
  return {
    guest,
    id,
    number: joined.number,
    ticket: (by = guest) => by.call('GET', `/api/v1/waiting-list/waiting/${id}`),
  }
}

/** Takes a host and a branch; returns the desk as the host sees it. */
export function deskOf(host: Visitor, branchId: string): Promise<WaitingDeskWire> {
  return host.call('GET', `/api/v1/staff/waiting?branch_id=${branchId}`)
}

/** Takes a host, a branch and an entry; returns the party as it stands on the desk. */
export async function partyOf(host: Visitor, branchId: string, id: string): Promise<WaitingPartyWire> {
  const { areas } = await deskOf(host, branchId)
  const party = areas.flatMap((area) => area.parties).find((one) => one.id === id)
  if (!party) throw new Error('it is not in the queue')
  return party
}

/** Takes a host, a branch, an entry and what to do; does it as the screen would. */
export async function serve(
  host: Visitor,
  branchId: string,
  id: string,
  body: { act: string; table_id?: string | undefined },
): Promise<{ state: string; queue_version: number; session_id: string | null }> {
  const { version } = await partyOf(host, branchId, id)
  return host.call('POST', `/api/v1/staff/waiting/${id}/acts`, { version, ...body })
}
