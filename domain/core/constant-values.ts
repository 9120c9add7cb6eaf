// Read as `constants.<name>` (limits.ts).
export const reloadThrottleMs = 60_000 // spec 9
export const languageCookieDays = 365 // spec 9
export const languageCookie = 'lang' // spec 1
export const defaultGuests = 1 // spec 9
export const tagManagerDelayMs = 250 // spec 9
export const popupCookieSecondsPerPeriod = 60 // spec 9
export const loadingBar = { heightPx: 2, durationMs: 5000, throttleMs: 200 } as const // spec 9
export const minimumLoadingMs = 200 // spec 9
export const earthRadiusKm = 6371 // spec 9
export const calorieHints = { man: 2500, woman: 2000, child: 1800 } as const // spec 9
export const openGraphImagePx = 500 // spec 9
export const mapMarkerPx = { width: 38, height: 95 } as const // spec 9
export const holdMinutes = 15 // rule "Waiting for payment"
export const reviveMinutes = 10 // safety 3
export const undoSeconds = 5 // rule "Undo"
export const businessDayStartMinutes = 5 * 60 // safety 37
