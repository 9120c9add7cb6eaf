import { dayMs } from '../core/durations.ts'
import { settingText, type Settings } from '../site/settings.ts'

/** The setting that says how many days points live. */
export const pointsLastDaysKey = 'order.points_last_days'

/** Takes a tenant's settings; returns how many days points live from the moment on at which they come, 0 = for ever. */
export function pointsLastDays(settings: Settings): number {
  return Number(settingText(settings, pointsLastDaysKey))
}

/**
 * Takes the moment at which points came and how many days they live (0 = for ever); returns the first moment at which they
 * are over, or null for points that never are. A day is 24 hours, whatever the restaurant's clock does meanwhile, so that
 * points live equally long everywhere. Decision 0049.
 */
export function pointsExpireAt(cameAt: Date, lastDays: number): Date | null {
  return lastDays > 0 ? new Date(cameAt.getTime() + lastDays * dayMs) : null
}
