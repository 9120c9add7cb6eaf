import { addDays, dateText, parseDate } from '#domain/core/zoned-time.ts'

/** Takes a day (YYYY-MM-DD) and a step; returns the day that many on, or what was typed when it is none. */
export function movedDay(text: string | undefined, step: number): string | undefined {
  const day = parseDate(text ?? '')
  return day ? dateText(addDays(day, step)) : text
}
