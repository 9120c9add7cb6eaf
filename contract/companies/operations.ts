// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as companies from './companies.ts'

interface CompaniesRoutes {
  addCompanyPayment: typeof companies.addCompanyPaymentRoute
  addCompany: typeof companies.addCompanyRoute
  changeCompany: typeof companies.changeCompanyRoute
  getStatement: typeof companies.getStatementRoute
  listCompanies: typeof companies.listCompaniesRoute
}

export const companiesOperations = callsOf<CompaniesRoutes>({
  addCompanyPayment: 'POST /api/v1/staff/companies/{id}/payments body key',
  addCompany: 'POST /api/v1/staff/companies body',
  changeCompany: 'PUT /api/v1/staff/companies/{id} body',
  getStatement: 'GET /api/v1/staff/companies/{id}/statement query',
  listCompanies: 'GET /api/v1/staff/companies',
})
