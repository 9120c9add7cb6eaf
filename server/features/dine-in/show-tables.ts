import type { SeatedTableWire, TableDeskWire, TableActWire } from '#contract/dine-in/table-desk.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { listQueueParties, type PlaceClaimRow } from '#server/store/dine-in/table-places.ts'
import { listTableActs, type TableActRow } from '#server/store/dine-in/table-acts.ts'
import { listTableRounds, listTableShares, roundOf } from '#server/store/dine-in/table-orders.ts'
import {
  listTableMembers,
  listTableSessions,
  type TableMemberRow,
  type TableSessionRow,
} from '#server/store/dine-in/table-sessions.ts'
import { listAreas, listTables, type TableRow } from '#server/store/dine-in/tables.ts'
import { lineState, shownState, showMoney } from './show-table.ts'
import { partyOf } from './placing.ts'
import { namePlan } from './name-plan.ts'
import { readPlaceClaims, seatedClaim, showPlace } from '#server/ports/table-places.ts'
import { tableExtras } from './table-extras.ts'
import { moneyOf, type TableMoney } from './table-money.ts'

const acts = ['tables', 'take_payment', 'table_plan'] as const

/** Takes a member of staff and a branch; returns its tables by area with who sits at them, money for those who see it. */
export async function showTables(
  deps: Deps,
  staff: StaffSession,
  branchId: string,
  language: Language,
): Promise<TableDeskWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'tables', catalogue, branchId)
  if (isRefusal(branch)) return branch
  const now = deps.clock()
  const found = await deps.db.snapshot(staff.tenantId, (db) => readDesk(db, branchId, catalogue, now))
  const { members, claims, queued, joined, tables } = found
  const look = { staff, language, zone: branch.timeZone, members, claims, queued, joined, tables, now }
  const site = originOf(deps.settled, deps.hosts.primaryHost(staff.tenantId) ?? deps.settled.platformHost)
  return {
    branch_id: branchId,
    plan: namePlan(found.areas, found.tables),
    rendered_at: new Date(deps.clock()).toISOString(),
    dinein: branch.types.includes('dinein'),
    may: acts.filter((act) => mayStaff(staff.role, act)),
    areas: found.areas.map((area) => ({
      id: area.id,
      name: wordIn({ ar: area.name_ar, en: area.name_en }, language),
      name_ar: area.name_ar,
      name_en: area.name_en,
      tables: found.tables
        .filter((table) => table.area_id === area.id)
        .map(({ id, name, seats, code }) => ({
          id,
          name,
          seats,
          code,
          url: `${site}/table/${code}`,
          sessions: found.sessions
            .filter(({ session }) => session.table_id === id)
            .map(({ session, money }) => showSeated(session, money, look)),
          told: showAct(
            found.acts.find((act) => act.table_id === id),
            staff,
          ),
          joined_to: joined.find((one) => one.table_id === id)?.joined_to ?? null,
          ...showPlace(claims, id, look),
        })),
    })),
  }
}

interface Seated {
  readonly session: TableSessionRow
  readonly money: TableMoney
}

async function readDesk(db: TenantDb, branchId: string, catalogue: Catalogue, now: number) {
  const sessions = await listTableSessions(db, branchId)
  const ids = sessions.map(({ id }) => id)
  const own = sessions.filter(({ state }) => state !== 'joined')
  return {
    areas: await listAreas(db, branchId),
    tables: await listTables(db, branchId),
    members: await listTableMembers(db, ids),
    sessions: await readSeated(db, own, catalogue, now),
    joined: sessions.filter(({ state }) => state === 'joined'),
    acts: await listTableActs(db, branchId, new Date(now - actShownMs)),
    claims: await readPlaceClaims(db, branchId, now),
    queued: await listQueueParties(db, ids),
  }
}

async function readSeated(
  db: TenantDb,
  sessions: readonly TableSessionRow[],
  catalogue: Catalogue,
  now: number,
): Promise<Seated[]> {
  const ids = sessions.map(({ id }) => id)
  const [rounds, shares] = [await listTableRounds(db, ids), await listTableShares(db, ids)]
  const seated: Seated[] = []
  for (const session of sessions) {
    const own = {
      rounds: rounds.filter((one) => one.table_session_id === session.id),
      shares: shares.filter((one) => one.session_id === session.id),
    }
    const extras = await tableExtras(db, session, own.rounds.map(roundOf), catalogue, now)
    seated.push({ session, money: moneyOf(session, own, catalogue, extras) })
  }
  return seated
}

interface DeskLook {
  readonly staff: StaffSession
  readonly language: Language
  readonly zone: string
  readonly members: readonly TableMemberRow[]
  readonly claims: readonly PlaceClaimRow[]
  readonly queued: ReadonlyMap<string, number>
  readonly joined: readonly TableSessionRow[]
  readonly tables: readonly TableRow[]
  readonly now: number
}

/** Who has a table open is told of a colleague's act; who opens it later than this is not. */
const actShownMs = 10 * 60_000
const shownActs = ['confirm', 'answer', 'admit', 'close', 'payment', 'move', 'join', 'free'] as const

function showAct(row: TableActRow | undefined, staff: StaffSession): TableActWire | null {
  const act = shownActs.find((one) => row?.action === `table-${one}`)
  if (!row || !act) return null
  return {
    act,
    by: row.staff_name ?? '',
    mine: row.staff_id === staff.staffId,
    amount: mayStaff(staff.role, 'take_payment') ? row.amount : null,
    from: row.from_name ?? '',
    to: row.to_name ?? '',
    at: row.at.toISOString(),
  }
}

const working = ['created', 'accepted', 'ready']

function showSeated(session: TableSessionRow, money: TableMoney, look: DeskLook): SeatedTableWire {
  const stateOf = lineState(money)
  const seesMoney = mayStaff(look.staff.role, 'take_payment')
  const members = look.members.filter((member) => member.session_id === session.id)
  const tables = [
    session.table_id,
    ...look.joined.filter((one) => one.joined_to === session.id).map((one) => one.table_id),
  ].flatMap((id) => look.tables.find((table) => table.id === id) ?? [])
  const booking = seatedClaim(
    look.claims,
    tables.map(({ id }) => id),
    look.now,
  )
  return {
    id: session.id,
    version: session.version,
    state: shownState(session),
    since: session.started_at.toISOString(),
    since_time: clockWords(session.started_at.getTime(), look.zone, look.language),
    members: members.map(({ id, no, name, state }) => ({ id, no, name, state })),
    party: partyOf(
      members.filter(({ state }) => state === 'in').length,
      booking?.guests,
      look.queued.get(session.id),
    ),
    tables: tables.map(({ id, name, seats }) => ({ id, name, seats })),
    waiter_called_at: session.waiter_called_at?.toISOString() ?? null,
    bill_asked_at: session.bill_asked_at?.toISOString() ?? null,
    open_rounds: money.rounds.filter((round) => working.includes(round.status)).length,
    rounds: money.rounds.filter((round) => !roundOf(round).void).length,
    money: seesMoney ? showMoney(session, money, look.language) : null,
    lines: money.bill.bill.lines.map((line) => ({
      line_id: line.lineId,
      name: wordIn(line.name, look.language),
      quantity: line.quantity,
      amount: toDecimal(seesMoney ? (money.bill.amounts.get(line.lineId) ?? 0) : 0),
      taken: stateOf(line.lineId),
    })),
  }
}
