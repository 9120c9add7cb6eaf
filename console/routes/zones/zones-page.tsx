import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { branchOf, getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'
import { ZonesScreen } from '../../delivery/zones/zones-screen.tsx'

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
  if ('none' in data && data.none) return <NoAccess why={data.none} />
  return data.zones && <ZonesScreen key={data.branchId} branchId={data.branchId} first={data.zones} />
}
