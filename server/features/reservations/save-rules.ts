import type {
  BranchRulesWire,
  ReservationPeriodWire,
  ReservationRulesWire,
} from '#contract/reservations/reservation-rules.ts'
import { limits } from '#domain/core/limits.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import {
  usualReservationRules,
  type ReservationPeriod,
  type ReservationRules,
} from '#domain/reservations/reservation-plan.ts'
import { cleanLine } from '#domain/core/text.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { raiseContentVersion } from '#server/store/menu/item-stock.ts'
import { findRules, lockRules, saveRules } from '#server/store/reservations/reservation-rules.ts'
import { listAreas } from '#server/store/dine-in/tables.ts'

/** Takes a member of staff and a branch; returns how it takes reservations; a branch without rules begins with the usual ones. */
export async function showRules(
  deps: Deps,
  staff: StaffSession,
  branchId: string,
  language: Language,
): Promise<BranchRulesWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'reservation_rules', catalogue, branchId)
  if (isRefusal(branch)) return branch
  return deps.db.snapshot(staff.tenantId, async (db) => {
    const row = await findRules(db, branchId)
    const areas = await listAreas(db, branchId)
    return {
      branch_id: branchId,
      version: row?.version ?? 0,
      rules: { enable: row?.enabled ?? false, ...wireOf(row?.rules ?? usualReservationRules) },
      areas: areas.map((area) => ({
        id: area.id,
        name: wordIn({ ar: area.name_ar, en: area.name_en }, language),
      })),
      currency: catalogue.tenant.currency,
    }
  })
}

/**
 * Takes a member of staff and all rules of a branch; keeps them. Refuses 'plan-changed' for another version than the one
 * seen, and 'bad-input' for bounds that cross, names that are missing, or areas that are not the branch's.
 */
export async function keepRules(
  deps: Deps,
  staff: StaffSession,
  { branch_id, version, rules }: { branch_id: string; version: number; rules: ReservationRulesWire },
  language: Language,
): Promise<BranchRulesWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'reservation_rules', catalogue, branch_id)
  if (isRefusal(branch)) return branch
  const read = readRules(rules)
  if (isRefusal(read)) return read
  const saved = await writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    const before = await lockRules(tx, branch_id)
    if ((before?.version ?? 0) !== version) return refuse('plan-changed')
    const areas = new Set((await listAreas(tx, branch_id)).map((area) => area.id))
    const named = [...read.periods, ...read.specialDays.flatMap((day) => day.periods)].flatMap(
      (one) => one.areaIds,
    )
    if (!named.every((id) => areas.has(id)))
      return refuse('bad-input', { fields: { area_ids: ['bad-input'] } })
    await saveRules(tx, branch_id, { enabled: rules.enable, rules: read })
    // whether a branch takes reservations shows on pages that are kept
    if (before?.enabled !== rules.enable) await raiseContentVersion(tx)
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'reservation-rules',
      subject: branch_id,
      before: before && { enabled: before.enabled, ...before.rules },
      after: { enabled: rules.enable, ...read },
    })
    await tellOutbox(tx, 'reservation-changed', {
      reservationId: '',
      branchId: branch_id,
      date: '',
      version: 0,
      rooms: true,
      created: false,
    })
    return { done: true as const }
  })
  deps.wakeRelay()
  return isRefusal(saved) ? saved : showRules(deps, staff, branch_id, language)
}

function wireOf(rules: ReservationRules): Omit<ReservationRulesWire, 'enable'> {
  return {
    person_count_from: rules.personCountFrom,
    person_count_to: rules.personCountTo,
    maximum_duration: rules.maximumDuration,
    duration: rules.duration,
    no_show: rules.noShow,
    slot_minutes: rules.slotMinutes === 15 || rules.slotMinutes === 60 ? rules.slotMinutes : 30,
    lead_minutes: rules.leadMinutes,
    stays: rules.stays.map(({ guestsTo, minutes }) => ({ guests_to: guestsTo, minutes })),
    turn_minutes: rules.turnMinutes,
    covers_per_quarter: rules.coversPerQuarter ?? null,
    change_hours: rules.changeHours,
    refund: { hours: rules.refund.hours, percent_after: rules.refund.percentAfter },
    remind_hours: [...rules.remindHours],
    waitlist: rules.waitlist,
    periods: rules.periods.map(periodWire),
    special_days: rules.specialDays.map((day) => ({ ...day, periods: day.periods.map(periodWire) })),
  }
}

function periodWire({ areaIds, cost, days, ...period }: ReservationPeriod): ReservationPeriodWire {
  return {
    ...period,
    days: [...days],
    area_ids: [...areaIds],
    cost: { per: cost.per, amount: toDecimal(cost.amount) },
  }
}

function readRules(wire: ReservationRulesWire): ReservationRules | Refusal {
  const wrong = (field: string) => refuse('bad-input', { fields: { [field]: ['bad-input'] } })
  if (wire.person_count_to < wire.person_count_from) return wrong('person_count_to')
  const periods = readPeriods(wire.periods)
  if (!periods) return wrong('periods')
  const specialDays = []
  for (const day of wire.special_days) {
    const [name, own] = [readName(day.name), readPeriods(day.periods)]
    if (!name || !own || day.to < day.from) return wrong('special_days')
    specialDays.push({ ...day, id: day.id ?? makeId(), name, periods: own })
  }
  return {
    personCountFrom: wire.person_count_from,
    personCountTo: wire.person_count_to,
    maximumDuration: wire.maximum_duration,
    duration: wire.duration,
    noShow: wire.no_show,
    slotMinutes: wire.slot_minutes,
    leadMinutes: wire.lead_minutes,
    stays: wire.stays.map(({ guests_to, minutes }) => ({ guestsTo: guests_to, minutes })),
    turnMinutes: wire.turn_minutes,
    ...(wire.covers_per_quarter !== null && { coversPerQuarter: wire.covers_per_quarter }),
    changeHours: wire.change_hours,
    refund: { hours: wire.refund.hours, percentAfter: wire.refund.percent_after },
    remindHours: [...new Set(wire.remind_hours)].sort((a, b) => b - a),
    waitlist: wire.waitlist,
    periods,
    specialDays,
  }
}

function readPeriods(periods: readonly ReservationPeriodWire[]): ReservationPeriod[] | undefined {
  const read = periods.flatMap(({ area_ids, cost, ...period }): ReservationPeriod[] => {
    const [name, amount] = [readName(period.name), parseAmount(cost.amount)]
    if (!name || amount === undefined || amount < 0 || period.last < period.from) return []
    return [
      { ...period, id: period.id ?? makeId(), name, areaIds: area_ids, cost: { per: cost.per, amount } },
    ]
  })
  return read.length === periods.length ? read : undefined
}

/** Takes a name in both languages; returns it clean, or undefined when one is missing or too long. */
export function readName({ ar, en }: Words): Words | undefined {
  const [own, other] = [cleanLine(ar, limits.name), cleanLine(en, limits.name)]
  return own && other ? { ar: own, en: other } : undefined
}
