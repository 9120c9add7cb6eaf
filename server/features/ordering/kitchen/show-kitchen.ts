import type { KitchenTicketWire, KitchenWire } from '#contract/ordering/kitchen.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { constants } from '#domain/core/limits.ts'
import { isMade, standsAtStation, stationOf, type StationMark } from '#domain/ordering/kitchen.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { parseDate, businessDate, toUtc } from '#domain/core/zoned-time.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import {
  averageMake,
  listKitchenOrders,
  listBoardVersions,
  listStations,
  type BoardVersionRow,
  type StationRow,
} from '#server/store/ordering/kitchen.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'

/** Whose kitchen, which station (none: the pass) and in which language. */
export interface KitchenLook {
  readonly branchId: string
  readonly stationId?: string | undefined
  readonly language: Language
}

const mostMade = 20

/**
 * Takes a member of staff and which station; returns its tickets, oldest first, and what it made last. Refuses
 * 'not-allowed', 'branch-not-found', and 'not-found' for a station that is gone. Rule "What the kitchen sees".
 */
export async function showKitchen(
  deps: Deps,
  staff: StaffSession,
  { branchId, stationId, language }: KitchenLook,
): Promise<KitchenWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'see_board', catalogue, branchId)
  if (isRefusal(branch)) return branch
  const now = deps.clock()
  const found = await deps.db.snapshot(staff.tenantId, async (db) => {
    const stations = await listStations(db, branch.id)
    const orders = await listKitchenOrders(db, branch.id, new Date(now))
    const marks = await listBoardVersions(
      db,
      orders.map(({ id }) => id),
    )
    const average = stationId ? await averageMake(db, stationId, dayStart(branch, now)) : null
    return { stations, orders, marks, average }
  })
  if (stationId !== undefined && !found.stations.some(({ id }) => id === stationId))
    return refuse('not-found')
  const all = found.orders.map((order) => describe(order, { ...found, catalogue, branch, language }))
  const open = (id: string) => all.filter((one) => stands(one, id)).length
  return {
    branch_id: branch.id,
    station_id: stationId ?? null,
    stations: found.stations.map((station) => ({
      id: station.id,
      name: wordIn({ ar: station.name_ar, en: station.name_en }, language),
      open: open(station.id),
    })),
    rendered_at: new Date(now).toISOString(),
    ...(stationId === undefined ? atPass(all) : atStation(all, stationId)),
    average_minutes: found.average,
    may_plan: mayStaff(staff.role, 'branches'),
  }
}

function dayStart({ timeZone }: Branch, now: number): Date {
  const day = parseDate(businessDate(now, timeZone, constants.businessDayStartMinutes))
  return new Date(day ? toUtc(day, constants.businessDayStartMinutes, timeZone) : now)
}

interface Described {
  readonly order: OrderRow
  readonly marks: readonly BoardVersionRow[]
  readonly ticket: KitchenTicketWire
  readonly minutesOf: ReadonlyMap<string | null, number>
}

const saidOf = ({ station_id, done_at, recalled_at }: BoardVersionRow): StationMark => ({
  stationId: station_id,
  done: done_at !== null,
  recalled: recalled_at !== null,
})

function describe(
  order: OrderRow,
  parts: {
    stations: readonly StationRow[]
    marks: readonly BoardVersionRow[]
    catalogue: Catalogue
    branch: Branch
    language: Language
  },
): Described {
  const { catalogue, branch, language } = parts
  const marks = parts.marks.filter(({ order_id: id }) => id === order.id)
  const lines = linesOf(order, parts, marks)
  const made = isMade(
    lines.map(({ station_id: id }) => id ?? undefined),
    marks.map(saidOf),
  )
  const minutesOf = new Map<string | null, number>()
  for (const [i, line] of lines.entries()) {
    const minutes = catalogue.items.get(order.bill.lines[i]?.itemId ?? '')?.makeMinutes ?? 0
    minutesOf.set(line.station_id, Math.max(minutesOf.get(line.station_id) ?? 0, minutes))
  }
  const promised = order.promised_at
  const ticket: KitchenTicketWire = {
    id: order.id,
    version: order.version,
    number: String(order.number ?? 0).padStart(3, '0'),
    type: order.type,
    status: order.status === 'ready' ? 'ready' : 'accepted',
    table: order.draft.table?.name ?? '',
    moved_from: order.draft.table?.from ?? '',
    notes: order.notes,
    since: cameAt(order).toISOString(),
    promised_at: promised?.toISOString() ?? null,
    promised_time: promised ? clockWords(promised.getTime(), branch.timeZone, language) : '',
    make_minutes: Math.max(0, ...minutesOf.values()),
    recalled: false,
    made,
    lines,
  }
  return { order, marks, ticket, minutesOf }
}

/** Takes an order in the kitchen; returns when it came there: an order for later at its release. */
export function cameAt({ accepted_at, release_at, placed_at }: OrderRow): Date {
  const accepted = accepted_at ?? placed_at
  return release_at && release_at > accepted ? release_at : accepted
}

function linesOf(
  { bill }: OrderRow,
  {
    stations,
    catalogue,
    language,
  }: { stations: readonly StationRow[]; catalogue: Catalogue; language: Language },
  marks: readonly BoardVersionRow[],
): KitchenTicketWire['lines'] {
  const known = stations.map(({ id, group_ids: groupIds }) => ({ id, groupIds }))
  const groupOf = (itemId: string) => catalogue.items.get(itemId)?.groupId
  return bill.lines.map((line) => {
    const station = stationOf(line.itemId, groupOf, known) ?? null
    return {
      line_id: line.lineId,
      name: wordIn(line.name, language),
      quantity: line.quantity,
      note: line.note,
      options: line.options.map(({ name, quantity }) => ({ name: wordIn(name, language), quantity })),
      station_id: station,
      made: marks.some((mark) => mark.station_id === station && mark.done_at !== null),
    }
  })
}

const markOf = ({ marks }: Described, stationId: string) => {
  const mark = marks.find((one) => one.station_id === stationId)
  return mark && saidOf(mark)
}

function stands(one: Described, stationId: string): boolean {
  const its = one.ticket.lines.some(({ station_id: id }) => id === stationId)
  return its && standsAtStation(one.order.status, markOf(one, stationId))
}

/** A station's own lines, timed by the longest of them. */
function atStation(all: readonly Described[], stationId: string): Pick<KitchenWire, 'tickets' | 'made'> {
  const own = (one: Described): KitchenTicketWire => ({
    ...one.ticket,
    lines: one.ticket.lines.filter(({ station_id: id }) => id === stationId),
    make_minutes: one.minutesOf.get(stationId) ?? 0,
    recalled: markOf(one, stationId)?.recalled ?? false,
  })
  const doneAt = ({ marks }: Described) =>
    marks.find((mark) => mark.station_id === stationId)?.done_at?.getTime() ?? 0
  return {
    tickets: all.filter((one) => stands(one, stationId)).map(own),
    made: all
      .filter((one) => doneAt(one) > 0)
      .toSorted((a, b) => doneAt(b) - doneAt(a))
      .slice(0, mostMade)
      .map(own),
  }
}

function atPass(all: readonly Described[]): Pick<KitchenWire, 'tickets' | 'made'> {
  const tickets = (status: 'accepted' | 'ready') =>
    all.filter(({ order }) => order.status === status).map(({ ticket }) => ticket)
  return { tickets: tickets('accepted'), made: tickets('ready').toReversed().slice(0, mostMade) }
}
