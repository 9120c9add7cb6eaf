import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { KitchenScreen } from '../../ordering/kitchen/kitchen-screen.tsx'
import { branchOf, getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  const asked = new URL(request.url).searchParams
  const branch = branchOf(member, asked.get('branch'))
  if (!mayStaff(member.role, 'see_board')) return { none: 'room' as const }
  if (!branch) return { none: 'branch' as const }
  // a station that was removed: the pass shows what it had
  const pass = await ask(visit.client.getKitchen({ branch_id: branch.id }))
  const station = pass.stations.find(({ id }) => id === asked.get('station'))
  return {
    kitchen: station
      ? await ask(visit.client.getKitchen({ branch_id: branch.id, station_id: station.id }))
      : pass,
  }
}

/** The kitchen's screens. */
export default function KitchenPage() {
  const data = useLoaderData<typeof loader>()
  if ('none' in data && data.none) return <NoAccess why={data.none} />
  return 'kitchen' in data && data.kitchen ? (
    <KitchenScreen key={`${data.kitchen.branch_id} ${data.kitchen.station_id ?? ''}`} first={data.kitchen} />
  ) : null
}
