import { deviceStore } from '#web/browser-stores.ts'

const key = 'order-under-way'

/** Which order of this browser is under way: its way back there from every page (decision 0152). It says nothing of the order, and is never believed: the server is asked. */
export const orderHere = {
  read: (): string | undefined => deviceStore.getItem(key) ?? undefined,
  keep: (id: string): void => void deviceStore.setItem(key, id),
  /** With an id: only if it is that one. */
  forget(id?: string): void {
    if (id === undefined || deviceStore.getItem(key) === id) deviceStore.removeItem(key)
  },
}
