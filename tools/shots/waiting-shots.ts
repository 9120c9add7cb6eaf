import type { MenuWire } from '#contract/menu/menu.ts'
import type { BranchQueueWire, WaitingEntryWire } from '#contract/waitlist/waiting.ts'
import type { Shot } from './shot.ts'
import type { Visitor } from '../visitor.ts'

/** Takes a guest, others who came before and a branch with a waiting list; all join. Returns its screens. */
export const waitingShots = async (
  guest: Visitor,
  others: readonly { name: string; visitor: Visitor }[],
  branchId: string,
  shop: (path: string) => string,
): Promise<Shot[]> => {
  const path = '/api/v1/waiting-list/waiting'
  // as numbers begin in the restaurant's country
  const [begins, left] = guest.host.startsWith('nile.') ? (['010', 8] as const) : (['055', 7] as const)
  const { data } = await guest.call<{ data: BranchQueueWire[] }>(
    'GET',
    '/api/v1/branch/frontend/branches-waiting',
  )
  const area = data.find((one) => one.id === branchId)?.areas[0]
  const join = async (visitor: Visitor, name: string): Promise<string> => {
    const { WaitingEntity_id: id } = await visitor.call<{ WaitingEntity_id: string }>(
      'POST',
      `${path}/create`,
      {
        branch_id: branchId,
        area_id: area?.id,
        guests_count: 4,
        name,
        phone: begins + String(Math.floor(Math.random() * 10 ** left)).padStart(left, '0'),
      },
    )
    return id
  }
  for (const { name, visitor } of others) await join(visitor, name)
  const id = await join(guest, 'Sarah')
  const entry = await guest.call<WaitingEntryWire>('POST', `${path}/${id}/preorder`, {})
  const { items } = await guest.call<MenuWire>('GET', `/api/v1/menu?type=dinein&branch_id=${branchId}`)
  const dish = items.find((item) => !item.needs_choice && item.state === 'available')
  await guest.call('POST', `/api/v1/carts/${entry.own?.cart_id}/lines`, { item_id: dish?.id, quantity: 2 })
  const at = `/waiting-list/branch/${branchId}`
  return [
    { name: 'waiting-list', url: shop('/waiting-list'), who: 'guest' },
    { name: 'waiting-join', url: shop(at), who: 'nobody' },
    { name: 'waiting-ticket', url: shop(`/waiting-list/${id}`), who: 'guest' },
    { name: 'waiting-first-round', url: shop(`/waiting-list/${id}/order`), who: 'guest' },
    { name: 'waiting-door', url: shop(`${at}/door`), who: 'nobody' },
    { name: 'waiting-screen', url: shop(`${at}/screen`), who: 'nobody' },
  ]
}
