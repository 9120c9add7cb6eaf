/** What a Chromium trace says of one moment of a thread; times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly name?: string }
}

/** Script, style and layout, as Chromium names them. */
const work = new Set([
  'FunctionCall',
  'EvaluateScript',
  'v8.callFunction',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
  'EventDispatch',
  'UpdateLayoutTree',
  'Layout',
])

/**
 * Takes a trace, the page's process and how long one update has, ms; returns for each such stretch how long its main
 * thread was busy with script, style and layout, ms: what lies within another counts once. Stretches without any work
 * are left out: on a busy machine updates come in bunches, and nothing to do is no fast update.
 */
export function busyTimes(events: readonly TraceEvent[], pid: number, everyMs: number): number[] {
  const main = events.find(
    ({ name, args, ...event }) =>
      name === 'thread_name' && event.pid === pid && args?.name === 'CrRendererMain',
  )
  const own = events
    .filter(
      ({ name, ph, ...event }) =>
        event.pid === pid && event.tid === main?.tid && ph === 'X' && work.has(name),
    )
    .map(({ ts, dur = 0 }) => ({ from: ts, to: ts + dur }))
    .toSorted((a, b) => a.from - b.from)
  const [first] = own
  if (!first) return []
  const busy: number[] = []
  let end = 0
  for (const { from, to } of own) {
    if (to <= end) continue
    const at = Math.floor((from - first.from) / (everyMs * 1000))
    busy[at] = (busy[at] ?? 0) + (to - Math.max(from, end)) / 1000
    end = to
  }
  return Object.values(busy)
}
