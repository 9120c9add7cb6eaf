import { deviceStore } from '#web/browser-stores.ts'

const keyOf = (day: string) => `reservation-wait ${day}`

/** The entries of this browser on lists for full days, by branch and day; nothing where a browser keeps nothing. */
export const waitsHere = {
  read: (day: string): string | undefined => deviceStore.getItem(keyOf(day)) ?? undefined,
  keep: (day: string, id: string): void => void deviceStore.setItem(keyOf(day), id),
  forget: (day: string): void => deviceStore.removeItem(keyOf(day)),
}
