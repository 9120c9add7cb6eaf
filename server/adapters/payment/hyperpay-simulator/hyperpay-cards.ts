/** OPPWA's published test cards, by what they do at the simulator; the last three are the simulator's own. */
export const hyperpayCards = {
  approved: '4200000000000091',
  secure: '4200000000000042',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  slow: '4000000000000119',
} as const
