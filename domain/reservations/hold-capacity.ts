/** How many tables guests without a proven number may hold at one time in any house, however small. */
const alwaysMany = 2

/**
 * Takes how many tables of a time guests without a proven number hold, how many are free, and how many another such guest
 * wants; returns whether there is room for that hold. Together they hold at most half of what is left, so that a few
 * browsers cannot keep a house empty. Safety 9.
 */
export function mayHoldUnproven(held: number, free: number, wanted: number): boolean {
  return held === 0 || held + wanted <= Math.max(alwaysMany, Math.floor((free + held) / 2))
}
