import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/staff-role.ts'
import { wordIn, type Words } from '#domain/words.ts'
import { ask } from '#web/ask.ts'
import { CouponsRoom } from '../../coupons/coupons-room.tsx'
import { getMember } from '../../shell/member.ts'
import { NoRoom } from '../../shell/no-room.tsx'
import { visitContext } from '#web/visit-context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'coupons')) return { coupons: undefined, dishes: { items: [], groups: [] } }
  const [coupons, menu] = await Promise.all([ask(visit.client.coupons()), ask(visit.client.menuDesk())])
  const named = ({ id, name }: { id: string; name: Words }) => ({ id, name: wordIn(name, visit.language) })
  return { coupons, dishes: { items: menu.items.map(named), groups: menu.groups.map(named) } }
}

/** The restaurant's coupons, for owner and manager. */
export default function CouponsPage() {
  const { coupons, dishes } = useLoaderData<typeof loader>()
  return coupons ? <CouponsRoom first={coupons} dishes={dishes} /> : <NoRoom why="room" />
}
