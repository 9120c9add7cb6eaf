import { describe, expect, it } from 'vitest'
import { busyTimes, type TraceEvent } from './busy-time.ts'

const thread = { name: 'thread_name', ph: 'M', ts: 0, pid: 7, tid: 1, args: { name: 'CrRendererMain' } }
const event = (name: string, ts: number, dur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  ts,
  dur,
  pid: 7,
  tid: 1,
  ...more,
})

describe('busyTimes', () => {
  it('counts what lies within another once, only the main thread of the page, and no stretch in which nothing was done', () => {
    const events = [
      thread,
      event('FunctionCall', 1000, 4000),
      event('Layout', 2000, 1000),
      event('Paint', 6000, 9000),
      event('Layout', 8000, 2000),
      event('FunctionCall', 3000, 9000, { tid: 2 }),
      event('UpdateLayoutTree', 260_000, 3000),
      event('FunctionCall', 900_000, 5000),
    ]
    expect(busyTimes(events, 7, 250)).toEqual([6, 3, 5])
    expect(busyTimes(events, 8, 250)).toEqual([])
  })
})
