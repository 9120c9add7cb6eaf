import { deviceStore } from '#web/browser-stores.ts'

/** Spec 3 names them so: they stay in this browser, and are sent only with a cart that is delivered there. */
export const placeKeys = ['selected_address', 'last_coordinates'] as const

/** Nobody is signed in here any more: what is kept of an address goes too (spec 4). */
export function forgetPlaces(): void {
  for (const key of placeKeys) deviceStore.removeItem(key)
}
