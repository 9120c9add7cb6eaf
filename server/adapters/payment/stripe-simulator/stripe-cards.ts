/** Stripe's published test cards, by what they do at the simulator; `slow` is the simulator's own. */
export const stripeCards = {
  approved: '4242424242424242',
  secure: '4000002500003155',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  slow: '4000000000000259',
} as const
