import { constants } from './limits.ts'
import { addDays, toLocal, toUtc } from './zoned-time.ts'

/** Takes a moment (UTC ms) and a zone; returns when the business day that it belongs to began (safety 37). */
export function businessDayStart(now: number, zone: string): number {
  return boundary(now, zone, 0)
}

/** Takes a moment (UTC ms) and a zone; returns when its business day ends. */
export function businessDayEnd(now: number, zone: string): number {
  return boundary(now, zone, 1)
}

function boundary(now: number, zone: string, days: number): number {
  const local = toLocal(now, zone)
  const before = local.minutes < constants.businessDayStartMinutes ? -1 : 0
  return toUtc(addDays(local, before + days), constants.businessDayStartMinutes, zone)
}
