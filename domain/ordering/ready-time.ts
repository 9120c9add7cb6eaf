/** How far the upper end of the shown range lies above the promise, minutes. */
const spread = 5

/** Takes a branch's base minutes; returns the promised minutes from placing to ready as a range (rule "Promised time"). */
export function readyMinutes(baseMinutes: number): { from: number; to: number } {
  return { from: baseMinutes, to: baseMinutes + spread }
}
