import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import type { ReportPart, ReportQuery } from '#contract/reports.ts'
import { mayStaff } from '#domain/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { ReportsRoom } from '../../reports/reports-room.tsx'
import { reportKinds } from '../../reports/report-kinds.ts'
import { getMember } from '../../shell/member.ts'
import { NoRoom } from '../../shell/no-room.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'reports')) return { report: undefined }
  const params = new URL(request.url).searchParams
  const date = (name: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(params.get(name) ?? '') ? params.get(name) : null
  const branch = member.branches.find(({ id }) => id === params.get('branch'))
  const by: ReportPart = reportKinds.find((kind) => kind === params.get('by')) ?? 'day'
  const [from, to] = [date('from'), date('to')]
  const query: ReportQuery = {
    by,
    ...(branch && { branch_id: branch.id }),
    ...(from && { from }),
    ...(to && { to }),
  }
  return { report: await ask(visit.client.salesReport(query)) }
}

/** How the restaurant sells. */
export default function ReportsPage() {
  const { report } = useLoaderData<typeof loader>()
  return report ? <ReportsRoom report={report} /> : <NoRoom why="room" />
}
