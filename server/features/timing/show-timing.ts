import { nextRamadan } from '#domain/timing/ramadan.ts'
import { createHash } from 'node:crypto'
import type { TimingPlanWire, TimingWire } from '#contract/timing/timing.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { openingAt, type Pause } from '#domain/timing/opening.ts'
import { settingText } from '#domain/site/settings.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { dateText, toLocal } from '#domain/core/zoned-time.ts'
import { hoursNote } from '#server/content/hours-note.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import type { TimingPlan } from './plan-of-body.ts'

/** Takes content, a branch, its kept plan, a language and now; returns the branch's timing for the console. */
export function showTiming(
  { settings }: Catalogue,
  branch: Branch,
  plan: TimingPlan,
  language: Language,
  now: number,
): TimingWire {
  const planned: Branch = { ...branch, ...plan }
  const opening = openingAt(planned, undefined, now)
  const options = settingText(settings, 'order.order_delivery_time_options').split(',')
  const stop = Math.max(0, ...plan.pauses.filter((one) => holdsNow(one, now)).map(endOf))
  return {
    plan: showPlan(plan, now),
    seen: nameOf(plan),
    branch: {
      id: branch.id,
      name: wordIn(branch.name, language),
      time_zone: branch.timeZone,
      types: [...branch.types],
    },
    now: { open: opening.open && branch.accepting, words: hoursNote(planned, opening, language, now) },
    today: dateText(toLocal(now, branch.timeZone)),
    ramadan: nextRamadan(toLocal(now, branch.timeZone)),
    setting: {
      days_ahead: Number(settingText(settings, 'order.schedule_days_ahead')),
      asap: options.includes('asap'),
      schedule: options.includes('schedule'),
    },
    outside: { orders: 0, reservations: 0 },
    paused_until: stop > 0 ? clockWords(stop, branch.timeZone, language) : '',
  }
}

const endOf = (pause: Pause) => (pause.kind === 'once' ? pause.endsAt : 0)

/** Takes a pause and now; tells whether it is one with its own end that holds now, for every order type. */
export function holdsNow(pause: Pause, now: number): boolean {
  return pause.kind === 'once' && pause.types.length === 0 && pause.startsAt <= now && now < pause.endsAt
}

/** Takes a plan; returns its name: the same for the same plan, whatever the ids of its parts. */
export function nameOf(plan: TimingPlan): string {
  const meaning = JSON.stringify(showPlan(plan, 0))
  return createHash('sha256').update(meaning).digest('base64url').slice(0, 22)
}

/** Pauses of the past are not shown any more. */
function showPlan(plan: TimingPlan, now: number): TimingPlanWire {
  const { slotRule: rule } = plan
  return {
    hours: plan.hours.map(windowOf),
    type_hours: Object.fromEntries(
      Object.entries(plan.typeHours).map(([type, windows]) => [type, windows.map(windowOf)]),
    ),
    exceptions: plan.exceptions.map(({ name, types, from, to, windows }) => ({
      name: { ...name },
      types: [...types],
      from,
      to,
      windows: windows.map(windowOf),
    })),
    pauses: plan.pauses.filter((one) => one.kind === 'weekly' || one.endsAt > now).map(showPause),
    asap_allowed: plan.asapAllowed,
    schedule_allowed: plan.scheduleAllowed,
    slots: {
      period_minutes: rule.periodMinutes,
      lead_minutes: rule.leadMinutes,
      stop_minutes: rule.stopMinutes,
      cut_off: rule.cutOff ? { minutes: rule.cutOff.minutes, days_before: rule.cutOff.daysBefore } : null,
      days_ahead: rule.daysAhead ?? null,
      most_orders: rule.limits.orders ?? null,
      most_minutes: rule.limits.minutes ?? null,
      most_amount: rule.limits.amount === undefined ? null : toDecimal(rule.limits.amount),
    },
  }
}

const windowOf = ({ days, from, to }: TimingPlan['hours'][number]) => ({ days: [...days], from, to })

function showPause(pause: Pause): TimingPlanWire['pauses'][number] {
  const shared = { name: { ...pause.name }, types: [...pause.types] }
  if (pause.kind === 'once')
    return {
      ...shared,
      kind: 'once',
      starts_at: new Date(pause.startsAt).toISOString(),
      ends_at: new Date(pause.endsAt).toISOString(),
    }
  return {
    ...shared,
    kind: 'weekly',
    windows: pause.windows.map(windowOf),
    from: pause.from ?? null,
    to: pause.to ?? null,
  }
}
