import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { branchOf, getMember } from '../../shell/member.ts'
import { NoRoom } from '../../shell/no-room.tsx'
import { ZonesRoom } from '../../delivery/zones/zones-room.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  const branch = branchOf(member, new URL(request.url).searchParams.get('branch'))
  if (!mayStaff(member.role, 'zones')) return { none: 'room' as const }
  if (!branch) return { none: 'branch' as const }
  return { branchId: branch.id, zones: await ask(visit.client.listZones({ branch_id: branch.id })) }
}

/** Where a branch delivers. */
export default function ZonesPage() {
  const data = useLoaderData<typeof loader>()
  if ('none' in data && data.none) return <NoRoom why={data.none} />
  return data.zones && <ZonesRoom key={data.branchId} branchId={data.branchId} first={data.zones} />
}
