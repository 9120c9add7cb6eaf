import type { TimingPlanWire } from '#contract/timing/timing.ts'

type Window = TimingPlanWire['hours'][number]

const two = (value: number) => String(value).padStart(2, '0')

/** Takes minutes from midnight (may pass 1440); returns them as a time field holds them, "13:30". */
export function clockOf(minutes: number): string {
  const inDay = minutes % 1440
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`
}

/** Takes what a time field holds; returns minutes from midnight, or undefined while it is empty. */
export function minutesOf(clock: string): number | undefined {
  const [, hour = '', minute = ''] = /^(\d{2}):(\d{2})/.exec(clock) ?? []
  return hour === '' ? undefined : Number(hour) * 60 + Number(minute)
}

/** Takes hours and the clock of their end; returns them ending then: not after the beginning is the next day. */
export function withEnd(window: Window, end: number): Window {
  return { ...window, to: end > window.from ? end : end + 1440 }
}
