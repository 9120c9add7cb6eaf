/** What became of an order on account. */
export type CompanyOrderState = 'waiting' | 'charged' | 'refused' | 'lapsed' | 'withdrawn'
