import type { Samples } from '../core/samples.ts'
import type { CompanyBody } from './companies.ts'

const company: CompanyBody = {
  name: 'Najd Engineering',
  tax_number: '300000000000003',
  approver: { name: 'Sara', mobile: '0551112222', language: 'ar' },
  order_limit: '0.00',
  month_limit: '5000.00',
  credit_limit: null,
  active: true,
  members: [{ name: 'Omar', mobile: '0553334444' }],
}

/** For tests: the functions of company accounts with arguments as callers give them. */
export const companySamples = {
  myCompany: [],
  companyApproval: ['approval1'],
  decideApproval: ['approval1', { approve: false, reason: 'too dear' }],
  listCompanies: [],
  addCompany: [company],
  changeCompany: ['company1', { version: 2, doc: company }],
  getStatement: ['company1', { month: '2026-11' }],
  addCompanyPayment: ['company1', { amount: '500.00', note: 'transfer 17' }, 'key-of-press-1'],
} satisfies Partial<Samples>
