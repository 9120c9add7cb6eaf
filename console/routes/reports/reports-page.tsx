import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { CallError } from '#contract/core/client.ts'
import type { ReportPart, ReportQuery } from '#contract/reports/reports.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { ReportsScreen } from '../../reports/reports-screen.tsx'
import { reportKinds } from '../../reports/report-kinds.ts'
import { datesAsked } from '../../shell/dates-asked.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'reports')) return { report: undefined }
  const params = new URL(request.url).searchParams
  const branch = member.branches.find(({ id }) => id === params.get('branch'))
  const by: ReportPart = reportKinds.find((kind) => kind === params.get('by')) ?? 'day'
  const query: ReportQuery = { by, ...(branch && { branch_id: branch.id }) }
  const asked = visit.client.getReport({ ...query, ...datesAsked(params) })
  const report = await ask(asked.catch(whyNoDates))
  return 'why' in report ? { report: await ask(visit.client.getReport(query)), ...report } : { report }
}

/** Days that no report has, as of ten years, are told above the usual ones: what was chosen can be chosen anew. */
function whyNoDates(error: unknown): { readonly why: string } {
  if (error instanceof CallError && error.body.code === 'date-invalid') return { why: error.message }
  throw error
}

/** How the restaurant sells. */
export default function ReportsPage() {
  const data = useLoaderData<typeof loader>()
  if (!data.report) return <NoAccess why="room" />
  return <ReportsScreen report={data.report} why={'why' in data ? data.why : undefined} />
}
