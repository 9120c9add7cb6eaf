import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { reservationStatuses, visitStates } from '#domain/reservations/reservation-status.ts'
import { mayStaff, type StaffAct } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { DayScreen } from '../../reservations/day-screen.tsx'
import { FloorScreen } from '../../reservations/rules/floor-screen.tsx'
import { ListScreen } from '../../reservations/list-screen.tsx'
import { parts, type ReservationsPart } from '../../reservations/reservations-frame.tsx'
import { RulesScreen } from '../../reservations/rules/rules-screen.tsx'
import { datesAsked } from '../../shell/dates-asked.ts'
import { branchOf, getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  const query = new URL(request.url).searchParams
  const branch = branchOf(member, query.get('branch'))
  if (!mayStaff(member.role, 'reservations')) return { none: 'room' as const }
  if (!branch) return { none: 'branch' as const }
  const shown = parts.filter((one) => mayStaff(member.role, actOf[one]))
  const part = readPart(params['part'], shown)
  const { client } = visit
  const known = { branchId: branch.id, shown }
  if (part === 'list')
    return { ...known, list: await ask(client.listBookings({ branch_id: branch.id, ...filterOf(query) })) }
  if (part === 'floor') return { ...known, floor: await ask(client.getFloorPlan({ branch_id: branch.id })) }
  if (part === 'rules') {
    const [rules, choices] = await Promise.all([
      ask(client.getReservationRules({ branch_id: branch.id })),
      ask(client.getReservationChoices()),
    ])
    return { ...known, rules, choices }
  }
  const date = query.get('date')
  return {
    ...known,
    day: await ask(client.getReservationDay({ branch_id: branch.id, date: date ?? undefined })),
  }
}

const actOf = {
  day: 'reservations',
  list: 'reservations',
  floor: 'table_plan',
  rules: 'reservation_rules',
} as const satisfies Record<ReservationsPart, StaffAct>

function readPart(named: string | undefined, shown: readonly ReservationsPart[]): ReservationsPart {
  if (named === undefined) return 'day'
  const part = shown.find((one) => one === named)
  if (!part || part === 'day') throw Response.json({ code: 'page-not-found' }, { status: 404 })
  return part
}

/** What the address wishes of the list; what means nothing is left out. */
function filterOf(query: URLSearchParams) {
  const q = query.get('q')?.slice(0, 60)
  const status = reservationStatuses.find((one) => one === query.get('status'))
  const visit = visitStates.find((one) => one === query.get('visit'))
  const page = Number(query.get('page') ?? 1)
  return {
    ...datesAsked(query),
    ...(status && { status }),
    ...(visit && { visit }),
    ...(q && { q }),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The reservations of a branch: its day by table, and all of them as a list. */
export default function ReservationsPage() {
  const data = useLoaderData<typeof loader>()
  if ('none' in data && data.none) return <NoAccess why={data.none} />
  if ('list' in data) return <ListScreen branchId={data.branchId} shown={data.shown} list={data.list} />
  if ('floor' in data) return <FloorScreen key={data.branchId} shown={data.shown} first={data.floor} />
  if ('rules' in data)
    return <RulesScreen key={data.branchId} shown={data.shown} first={data.rules} choices={data.choices} />
  return (
    'day' in data && (
      <DayScreen key={`${data.branchId} ${data.day.date}`} shown={data.shown} first={data.day} />
    )
  )
}
