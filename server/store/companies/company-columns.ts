import { statesWhere } from '#domain/core/states.ts'

/** What became of an order on account. */
export const companyOrderStates = ['waiting', 'charged', 'refused', 'lapsed', 'withdrawn'] as const
export type CompanyOrderState = (typeof companyOrderStates)[number]

/** It counts in what its company may order in a month. */
export const countedCompanyStates = statesWhere(companyOrderStates, {
  waiting: true,
  charged: true,
  refused: false,
  lapsed: false,
  withdrawn: false,
})
