import type { BenchCard } from '../gateway-bench.ts'

/** Moyasar's own test cards. */
export const moyasarCards: Readonly<Record<BenchCard, string>> = {
  approved: '4201 3201 1111 1010',
  secure: '4201 3201 1111 1010',
  slow: '4201 3201 1111 1010',
  declined: '4201 3212 3441 1220',
  noFunds: '4201 3200 0031 1101',
}
