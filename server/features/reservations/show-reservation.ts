import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { fullRefundUntil, refundNow } from '#domain/reservations/reservation-clock.ts'
import { slotWords } from '#domain/timing/slot-words.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { authorize } from '#server/authorization/guarded.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import {
  listEventTypes,
  listReasons,
  type EventTypeRow,
  type ReasonRow,
} from '#server/store/reservations/reservation-choices.ts'
import {
  findReservation,
  listDeposits,
  listOwnReservations,
  type DepositMoney,
  type ReservationRow,
} from '#server/store/reservations/reservations.ts'
import { listAreas, type AreaRow } from '#server/store/dine-in/tables.ts'
import type { Call } from '../../http/call.ts'
import { accessOf, reservationFor, type Access } from './reservation-access.ts'
import { mayDo, paidOf, refundRuleOf } from './reservation-rights.ts'
import { clockOf } from './reservation-time.ts'

const hourMs = 3_600_000
const perPage = 20

/** What stands around a reservation: names, and what was paid. */
export interface ReservationFacts {
  readonly areas: readonly AreaRow[]
  readonly events: readonly EventTypeRow[]
  readonly reasons: readonly ReasonRow[]
  readonly money: ReadonlyMap<string, DepositMoney>
}

/** Takes a reservation's id, who asks and the key of a link; returns it as far as they may see it. Refuses as accessOf does. */
export async function readReservation(
  deps: Deps,
  call: Call,
  id: string,
  { key, notes }: { key?: string | undefined; notes?: boolean } = {},
): Promise<ReservationWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  return deps.db.snapshot(call.tenantId, async (db) => {
    const row = await authorize(reservationFor(call, key, 'holder'), findReservation(db, id))
    if (isRefusal(row)) return row
    const access = accessOf(row, call, key)
    if (isRefusal(access)) return access
    const facts = await readFacts(db, [row])
    return showReservation(row, facts, {
      access,
      catalogue,
      language: call.language,
      now: deps.clock(),
      notes,
    })
  })
}

/** Takes who asks and a page; returns their own reservations, the latest visit first. */
export async function readOwnReservations(deps: Deps, call: Call, page: number) {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const { shopper } = call
  const meta = (total: number) => ({
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
  })
  if (shopper === undefined) return { data: [], meta: meta(0) }
  return deps.db.snapshot(call.tenantId, async (db) => {
    const { rows, total } = await listOwnReservations(db, shopper, { page, perPage })
    const facts = await readFacts(db, rows)
    const look = { access: 'owner' as const, catalogue, language: call.language, now: deps.clock() }
    return { data: rows.map((row) => showReservation(row, facts, look)), meta: meta(total) }
  })
}

/** Takes reservations; reads what stands around them. */
export async function readFacts(db: TenantDb, rows: readonly ReservationRow[]): Promise<ReservationFacts> {
  const branchIds = [...new Set(rows.map((row) => row.branch_id))]
  const areas: AreaRow[] = []
  for (const id of branchIds) areas.push(...(await listAreas(db, id)))
  const money = await listDeposits(
    db,
    rows.map((row) => row.id),
  )
  return {
    areas,
    events: await listEventTypes(db, 'all'),
    reasons: await listReasons(db, 'all'),
    money: new Map(money.map((one) => [one.reservation_id, one])),
  }
}

/** By whom and when it is looked at. */
export interface ReservationLook {
  readonly access: Access
  readonly catalogue: Catalogue
  readonly language: Language
  readonly now: number
  readonly notes?: boolean | undefined
}

/** Takes a reservation with what stands around it and who looks; returns it as it travels. Spec 3, 4. */
export function showReservation(
  row: ReservationRow,
  facts: ReservationFacts,
  look: ReservationLook,
): ReservationWire {
  const { catalogue, language, now, access } = look
  const branch = catalogue.branches.find((one) => one.id === row.branch_id)
  const zone = branch?.timeZone ?? 'UTC'
  const area = facts.areas.find((one) => one.id === row.area_id)
  const mine = access === 'owner'
  const event = mine ? facts.events.find((one) => one.id === row.event_id) : undefined
  const own = (text: string) => (mine ? text : '')
  const [start, end] = [row.start_at.getTime(), row.end_at.getTime()]
  const { day, date, time, whole } = slotWords({ start, end }, now, zone, language)
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    visit: row.visit,
    branch_id: row.branch_id,
    branch_name: branch ? wordIn(branch.name, language) : '',
    branch: showBranch(branch, language),
    area_id: row.area_id,
    area_name: { ar: area?.name_ar ?? '', en: area?.name_en ?? '' },
    event_id: event?.id ?? null,
    event_name: event ? wordIn({ ar: event.name_ar, en: event.name_en }, language) : null,
    event_icon: event?.icon ?? null,
    guests_count: row.guests,
    date: row.date,
    time: clockOf(row.minutes),
    is_next_day: row.minutes >= 1440,
    start: row.start_at.toISOString(),
    end: row.end_at.toISOString(),
    words: { day, date, time, whole },
    name: own(row.name),
    phone: own(row.phone),
    email: own(row.email),
    note: own(row.note),
    allergens: mine ? showAllergens(row, catalogue, language) : [],
    source: row.source,
    settings: pickSettings(row),
    cancellation_reason: mine ? showReason(row, facts, language) : null,
    expired: row.reason === 'expired',
    hold: row.hold_until && {
      until: row.hold_until.toISOString(),
      seconds: Math.max(0, Math.ceil((row.hold_until.getTime() - now) / 1000)),
    },
    mine,
    ...showMoney(row, facts, mine, now),
    may: mayDo(row, facts.money, access, now),
    change_until: changeUntil(row, now),
    rating: mine && row.stars !== null ? { stars: row.stars, comment: row.rating_comment } : null,
    rendered_at: new Date(now).toISOString(),
    ...(look.notes && { notes: mine ? showNotes(row) : [] }),
  }
}

function showMoney(row: ReservationRow, { money }: ReservationFacts, mine: boolean, now: number) {
  const { paid, refunded, retained, toPay } = paidOf(row, money)
  const start = row.start_at.getTime()
  const rule = refundRuleOf(row)
  const until = fullRefundUntil(rule, start)
  const live = row.status !== 'cancelled' && retained > 0
  return {
    cost: toDecimal(row.cost),
    currency: row.currency,
    is_payment_required: row.status !== 'cancelled' && row.status !== 'confirmed' && toPay > 0,
    paid: toDecimal(mine ? paid : 0),
    refunded: toDecimal(mine ? refunded : 0),
    refund:
      mine && live
        ? {
            now: toDecimal(refundNow(retained, rule, start, now)),
            full_until: until > now ? new Date(until).toISOString() : null,
          }
        : null,
  }
}

function showBranch(branch: Branch | undefined, language: Language): ReservationWire['branch'] {
  return {
    address: branch ? wordIn(branch.address, language) : '',
    phone: branch?.phone ?? '',
    latitude: branch?.latitude ?? 0,
    longitude: branch?.longitude ?? 0,
  }
}

function pickSettings({ settings }: ReservationRow) {
  const { person_count_from, person_count_to, maximum_duration, duration, no_show } = settings
  return { person_count_from, person_count_to, maximum_duration, duration, no_show }
}

function showAllergens(row: ReservationRow, { allergens }: Catalogue, language: Language) {
  return allergens
    .filter((one) => row.allergens.includes(one.id))
    .map(({ id, name, icon }) => ({ id, allergen_id: id, names: name, name: wordIn(name, language), icon }))
}

function showReason(row: ReservationRow, { reasons }: ReservationFacts, language: Language): string | null {
  if (row.status !== 'cancelled') return null
  const named = reasons.find((one) => one.id === row.reason_id)
  if (named) return wordIn({ ar: named.name_ar, en: named.name_en }, language)
  return row.reason?.startsWith('words:') ? row.reason.slice('words:'.length) : null
}

function showNotes(row: ReservationRow) {
  return row.note ? [{ by: 'guest' as const, text: row.note, at: row.made_at.toISOString() }] : []
}

function changeUntil(row: ReservationRow, now: number): string | null {
  const until = row.start_at.getTime() - row.settings.change_hours * hourMs
  return row.status === 'confirmed' && row.visit === 'expected' && until > now
    ? new Date(until).toISOString()
    : null
}
