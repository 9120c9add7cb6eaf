/**
 * By what staff put customers in order: who joined last, who spent most, who ordered most, who ordered last, and who has
 * stayed away longest since an order. Rule "Guests known to staff".
 */
export const customerSorts = ['newest', 'spent', 'orders', 'recent', 'away'] as const

export type CustomerSort = (typeof customerSorts)[number]
