import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { branchOf, getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'
import { TodayScreen } from '../../ordering/today/today-screen.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  const branch = branchOf(member, new URL(request.url).searchParams.get('branch'))
  if (!mayStaff(member.role, 'find_orders')) return { none: 'room' as const }
  if (!branch) return { none: 'branch' as const }
  const { client } = visit
  const [{ board }, report, load, opening, waiting, invoicing] = await Promise.all([
    ask(client.getBoard({ branch_id: branch.id })),
    mayStaff(member.role, 'reports') ? ask(client.getReport({ branch_id: branch.id, by: 'day' })) : undefined,
    mayStaff(member.role, 'opening') ? ask(client.getSlotLoad(branch.id)) : undefined,
    mayStaff(member.role, 'site') ? ask(client.getOpeningSteps()) : undefined,
    mayStaff(member.role, 'refund') ? ask(client.listWaitingRefunds()) : undefined,
    mayStaff(member.role, 'einvoicing') ? ask(client.listEInvoiceUnits()) : undefined,
  ])
  if (!board) throw new Error('a board asked for without a version is never null')
  return {
    board,
    week: report,
    load: load?.slots ?? [],
    missing: opening?.steps ?? [],
    refunds: waiting?.data ?? [],
    units: invoicing?.data ?? [],
  }
}

/** The branch's day at a glance. */
export default function TodayPage() {
  const data = useLoaderData<typeof loader>()
  if ('none' in data && data.none) return <NoAccess why={data.none} />
  return 'board' in data && data.board ? (
    <TodayScreen
      key={data.board.branch_id}
      first={data.board}
      week={data.week}
      load={data.load}
      missing={data.missing}
      refunds={data.refunds}
      units={data.units}
    />
  ) : null
}
