import { dayMs } from './durations.ts'
import { addDays, dateText, parseDate, toLocal, toUtc } from './zoned-time.ts'

/** A time of day window in the branch's local time, minutes from midnight; `to` may pass 1440 (after midnight). */
export interface TimeWindow {
  readonly days: readonly number[] // 0 = Sunday … 6 = Saturday: the day on which the window starts
  readonly from: number
  readonly to: number
  /** First and last day on which it begins, YYYY-MM-DD; none = no limit. */
  readonly first?: string | undefined
  readonly last?: string | undefined
}

/** Takes a window as it was typed; returns whether it is one: on some day, ending after it begins, its first day not after its last. */
export function isWindow({ days, from, to, first, last }: TimeWindow): boolean {
  const isDay = (text: string | undefined) => text === undefined || parseDate(text) !== undefined
  if (!isDay(first) || !isDay(last)) return false
  if (first !== undefined && last !== undefined && last < first) return false
  return days.length > 0 && from >= 0 && from <= 1439 && to > from && to <= 2880
}

/** Whether windows are open at a moment, and when that changes next (UTC ms; undefined = never). */
export interface WindowState {
  readonly open: boolean
  readonly changesAt?: number
  /** When open: minute of the day at which the open window ends (may pass 1440). */
  readonly until?: number
  /** When closed: minute of the day at which it opens next, and in how many days. */
  readonly opens?: { readonly minutes: number; readonly inDays: number }
}

/**
 * Takes windows in local time, a UTC moment and a zone; returns whether one of them holds now and the next change.
 * No windows mean always open. A window past midnight belongs to the day on which it starts; windows that touch
 * count as one. Spec 5 "time windows", safety 37.
 */
export function windowStateAt(windows: readonly TimeWindow[], now: number, zone: string): WindowState {
  if (windows.length === 0) return { open: true }
  const spans = spansAround(windows, now, zone)
  const current = spans.filter((span) => span.start <= now && now < span.end).sort((a, b) => b.end - a.end)[0]
  if (current) {
    const last = lastOfRun(spans, current)
    if (last.end - now > 8 * dayMs)
      // open day and night as far as is looked: with days of its own it is looked at again before they end
      return windows.some((one) => one.last !== undefined)
        ? { open: true, changesAt: last.end - 2 * dayMs }
        : { open: true }
    return { open: true, changesAt: last.end, until: last.until }
  }
  const coming = spans.filter((span) => span.start > now).sort((a, b) => a.start - b.start)[0]
  if (!coming) return { open: false, ...firstDayAhead(windows, now, zone) }
  return { open: false, changesAt: coming.start, opens: { minutes: coming.from, inDays: coming.inDays } }
}

/** The first day of a window that lies beyond what is looked at: from then on it is looked at again. */
function firstDayAhead(
  windows: readonly TimeWindow[],
  now: number,
  zone: string,
): Pick<WindowState, 'changesAt'> {
  const days = windows.flatMap(({ first = '' }) => parseDate(first) ?? [])
  const ahead = days.map((day) => toUtc(day, 0, zone)).filter((start) => start > now)
  return ahead.length > 0 ? { changesAt: Math.min(...ahead) } : {}
}

interface Span {
  start: number
  end: number
  from: number
  until: number
  inDays: number
}

function spansAround(windows: readonly TimeWindow[], now: number, zone: string): Span[] {
  const today = toLocal(now, zone)
  const spans: Span[] = []
  for (let inDays = -2; inDays <= 9; inDays += 1) {
    const weekday = (((today.weekday + inDays) % 7) + 7) % 7
    const date = addDays(today, inDays)
    const text = dateText(date)
    for (const { days, from, to, first = text, last = text } of windows) {
      if (!days.includes(weekday) || to <= from || text < first || text > last) continue
      const start = toUtc(date, from, zone)
      const end = toUtc(date, to, zone)
      // a window inside the hour that a spring night skips does not happen
      if (end > start) spans.push({ start, end, from, until: to, inDays })
    }
  }
  return spans
}

function lastOfRun(spans: readonly Span[], from: Span): Span {
  let last = from
  for (;;) {
    const next = spans.find((span) => span.start <= last.end && span.end > last.end)
    if (!next) return last
    last = next
  }
}
