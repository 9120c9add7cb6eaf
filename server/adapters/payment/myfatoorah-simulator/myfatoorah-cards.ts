/** MyFatoorah's published test cards, by what they do at the simulator. */
export const myfatoorahCards = {
  approved: '5123450000000008',
  secure: '4508750015741019',
  declined: '345678901234564',
  noFunds: '8888880000000001',
  slow: '2223000000000007',
} as const
