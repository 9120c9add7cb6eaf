import { tabStore } from '#web/tab-store.ts'

const keyOf = (branchId: string) => `reservation-held ${branchId}`

/** The reservation that this tab holds at a branch, so that coming back to a step of the wizard goes on with it. */
export const heldHere = {
  read: (branchId: string): string | undefined => tabStore.getItem(keyOf(branchId)) ?? undefined,
  keep: (branchId: string, id: string): void => tabStore.setItem(keyOf(branchId), id),
  forget: (branchId: string): void => tabStore.removeItem(keyOf(branchId)),
}
