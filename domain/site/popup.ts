import { constants } from '../core/limits.ts'

/** What is asked of a popup banner to know whether it is due. */
export interface Popup {
  readonly id: string
  /** Periods of 60 seconds for which it stays away once it was shown. */
  readonly appear_in_period: number
}

/** Takes a popup's id; returns the name of the cookie that keeps it away. Spec 4. */
export function popupCookie(id: string): string {
  return `popup_${id}`
}

/** Takes a popup; returns for how many seconds it stays away: 60 × appear_in_period. Spec 4, 9. */
export function popupAwaySeconds({ appear_in_period }: Popup): number {
  return constants.popupCookieSecondsPerPeriod * appear_in_period
}

/** Takes popups in their order and the text of all cookies; returns the first that is due, or undefined. Spec 4. */
export function duePopup<P extends Popup>(popups: readonly P[], cookies: string): P | undefined {
  const names = new Set(cookies.split(';').map((pair) => pair.trim().split('=', 1)[0]))
  return popups.find(({ id }) => !names.has(popupCookie(id)))
}

/** Takes an own path without language prefix; returns whether popups are shown there: on home and menu. Spec 2. */
export function showsPopups(path: string): boolean {
  return path === '/' || /^\/menu(\/(pickup|car|delivery))?$/.test(path)
}
