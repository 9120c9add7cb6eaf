/** Takes basis points; returns a percentage as people write it: 1500 → "15", 1450 → "14.5". */
export function percentWords(basisPoints: number): string {
  return String(basisPoints / 100)
}
