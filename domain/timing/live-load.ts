/** Orders that a kitchen has in hand without anybody waiting longer. */
const usual = 4
/** Each further group of so many orders … */
const group = 4
/** … takes so many minutes more … */
const minutesOfGroup = 5
/** … but a promise grows by no more than this: beyond it staff pause the branch. */
const most = 30

/**
 * Takes how many orders of a branch are open (created or accepted); returns the minutes that they add to a promise, in
 * steps so that a promise seldom changes while somebody reads it. Rule "Promised time" (promised minutes = branch base + live
 * load + zone), decision 0033.
 */
export function loadMinutes(openOrders: number): number {
  const groups = Math.ceil(Math.max(0, openOrders - usual) / group)
  return Math.min(most, groups * minutesOfGroup)
}
