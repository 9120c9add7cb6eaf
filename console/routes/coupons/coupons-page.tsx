import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/staff-role.ts'
import { ask } from '#web/ask.ts'
import { CouponsRoom } from '../../coupons/coupons-room.tsx'
import { getMember } from '../../shell/member.ts'
import { NoRoom } from '../../shell/no-room.tsx'
import { visitContext } from '#web/visit-context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'coupons')) return { coupons: undefined, items: [] }
  const [coupons, stock] = await Promise.all([
    ask(visit.client.coupons()),
    ask(visit.client.stock(member.branches[0]?.id ?? '')),
  ])
  const items = stock.groups.flatMap((group) => group.items.map(({ id, name }) => ({ id, name })))
  return { coupons, items }
}

/** The restaurant's coupons, for owner and manager. */
export default function CouponsPage() {
  const { coupons, items } = useLoaderData<typeof loader>()
  return coupons ? <CouponsRoom first={coupons} items={items} /> : <NoRoom why="room" />
}
