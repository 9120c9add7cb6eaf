import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { PrintingScreen } from '../../printing/printing-screen.tsx'
import { branchOf, getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  const branch = branchOf(member, new URL(request.url).searchParams.get('branch'))
  if (!mayStaff(member.role, 'branches')) return { none: 'room' as const }
  if (!branch) return { none: 'branch' as const }
  return { printing: await ask(visit.client.getPrinting({ branch_id: branch.id })) }
}

/** Printers of a branch. */
export default function PrintingPage() {
  const data = useLoaderData<typeof loader>()
  if ('none' in data && data.none) return <NoAccess why={data.none} />
  return data.printing && <PrintingScreen key={data.printing.branch_id} first={data.printing} />
}
