import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { HoursScreen } from '../../timing/hours-screen.tsx'
import { branchOf, getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  const branch = branchOf(member, new URL(request.url).searchParams.get('branch'))
  if (!mayStaff(member.role, 'opening')) return { none: 'room' as const }
  if (!branch) return { none: 'branch' as const }
  const [timing, load] = await Promise.all([
    ask(visit.client.getTiming(branch.id)),
    ask(visit.client.getSlotLoad(branch.id)),
  ])
  return { branchId: branch.id, timing, load }
}

/** When a branch opens, pauses and takes orders for later. For owner and manager. */
export default function HoursPage() {
  const data = useLoaderData<typeof loader>()
  if ('none' in data && data.none) return <NoAccess why={data.none} />
  return (
    data.timing && (
      <HoursScreen key={data.branchId} branchId={data.branchId} first={data.timing} load={data.load} />
    )
  )
}
