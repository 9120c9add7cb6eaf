import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { branchOf, getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'
import { visitContext } from '#web/visit-context.ts'
import { TablesScreen } from '../../dine-in/tables-screen.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  const branch = branchOf(member, new URL(request.url).searchParams.get('branch'))
  if (!mayStaff(member.role, 'tables')) return { none: 'room' as const }
  if (!branch) return { none: 'branch' as const }
  return { branchId: branch.id, desk: await ask(visit.client.getTableDesk({ branch_id: branch.id })) }
}

/** Who sits at which table of a branch, and what they want. */
export default function TablesPage() {
  const data = useLoaderData<typeof loader>()
  if ('none' in data && data.none) return <NoAccess why={data.none} />
  return data.desk && <TablesScreen key={data.branchId} branchId={data.branchId} first={data.desk} />
}
