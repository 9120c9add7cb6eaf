import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Words } from '#domain/core/words.ts'
import { CouponsScreen } from '../../loyalty/coupons/coupons-screen.tsx'
import { askWhole } from '../../shell/ask-whole.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'
import { visitContext } from '#web/visit-context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  const none = { coupons: undefined, dishes: { items: [], groups: [] } }
  if (!mayStaff(member.role, 'coupons')) return none
  const { client } = visit
  const [coupons, menu] = await Promise.all([askWhole(client.listCoupons()), askWhole(client.getMenuDesk())])
  if (!coupons || !menu) return none
  const named = ({ id, name }: { id: string; name: Words }) => ({ id, name: wordIn(name, visit.language) })
  return { coupons, dishes: { items: menu.items.map(named), groups: menu.groups.map(named) } }
}

/** The restaurant's coupons, for owner and manager of the whole restaurant. */
export default function CouponsPage() {
  const { coupons, dishes } = useLoaderData<typeof loader>()
  return coupons ? <CouponsScreen first={coupons} dishes={dishes} /> : <NoAccess why="room" />
}
