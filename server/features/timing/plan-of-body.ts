import type { TimingPlanWire } from '#contract/timing/timing.ts'
import { limits } from '#domain/core/limits.ts'
import { parseAmount } from '#domain/core/money.ts'
import type { HoursException, OpeningPlan, Pause } from '#domain/timing/opening.ts'
import { refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { Words } from '#domain/core/words.ts'
import { parseDate } from '#domain/core/zoned-time.ts'
import { makeId } from '#server/core/make-id.ts'
import type { BranchSlotRule } from '#server/store/timing/load-timing.ts'

/** A branch's timing as it is kept. */
export interface TimingPlan extends Pick<OpeningPlan, 'hours' | 'typeHours' | 'exceptions' | 'pauses'> {
  readonly asapAllowed: boolean
  readonly scheduleAllowed: boolean
  readonly slotRule: BranchSlotRule
}

/**
 * Takes a plan as it was typed; returns it clean, or refuses field by field: 'field-required' (a name in one language at
 * least), 'text-too-long', 'date-invalid' (no such day, or the last before the first), 'bad-input' (no amount).
 */
export function planOfBody(body: TimingPlanWire): TimingPlan | Refusal {
  const fields: Record<string, RefusalCode[]> = {}
  const wrong = (field: string, code: RefusalCode) => {
    fields[field] = [code]
  }
  const nameOf = (name: Words, field: string, needed: boolean): Words => {
    const [ar, en] = [cleanLine(name.ar, limits.name), cleanLine(name.en, limits.name)]
    if (ar === undefined || en === undefined) wrong(field, 'text-too-long')
    else if (needed && ar === '' && en === '') wrong(field, 'field-required')
    return { ar: ar || en || '', en: en || ar || '' }
  }
  const checkDates = (from: string | null, to: string | null, field: string) => {
    const real = [from, to].every((date) => date === null || parseDate(date) !== undefined)
    if (!real || (from !== null && to !== null && from > to)) wrong(field, 'date-invalid')
  }
  const exceptions = body.exceptions.map((one, i): HoursException => {
    checkDates(one.from, one.to, `exceptions.${i}.from`)
    return { ...one, id: makeId(), name: nameOf(one.name, `exceptions.${i}.name`, true) }
  })
  const pauses = body.pauses.map((one, i): Pause => {
    const shared = {
      id: makeId(),
      types: one.types,
      name: nameOf(one.name, `pauses.${i}.name`, one.kind === 'weekly'),
    }
    if (one.kind === 'once')
      return { ...shared, kind: 'once', startsAt: Date.parse(one.starts_at), endsAt: Date.parse(one.ends_at) }
    checkDates(one.from, one.to, `pauses.${i}.from`)
    return {
      ...shared,
      kind: 'weekly',
      windows: one.windows,
      ...(one.from && { from: one.from }),
      ...(one.to && { to: one.to }),
    }
  })
  const most = body.slots.most_amount === null ? undefined : parseAmount(body.slots.most_amount)
  if (body.slots.most_amount !== null && !(most !== undefined && most > 0))
    wrong('slots.most_amount', 'bad-input')
  if (Object.keys(fields).length > 0) return refuse('bad-input', { fields })
  return {
    hours: body.hours,
    typeHours: withoutEmpty(body.type_hours),
    exceptions,
    pauses,
    asapAllowed: body.asap_allowed,
    scheduleAllowed: body.schedule_allowed,
    slotRule: ruleOf(body.slots, most),
  }
}

/** An order type without hours of its own goes by the branch's. */
function withoutEmpty(hours: TimingPlanWire['type_hours']): TimingPlan['typeHours'] {
  return Object.fromEntries(Object.entries(hours).filter(([, windows]) => windows.length > 0))
}

function ruleOf(slots: TimingPlanWire['slots'], amount: number | undefined): BranchSlotRule {
  return {
    periodMinutes: slots.period_minutes,
    leadMinutes: slots.lead_minutes,
    stopMinutes: slots.stop_minutes,
    ...(slots.cut_off && {
      cutOff: { minutes: slots.cut_off.minutes, daysBefore: slots.cut_off.days_before },
    }),
    ...(slots.days_ahead !== null && { daysAhead: slots.days_ahead }),
    limits: {
      ...(slots.most_orders !== null && { orders: slots.most_orders }),
      ...(slots.most_minutes !== null && { minutes: slots.most_minutes }),
      ...(amount !== undefined && { amount }),
    },
  }
}
