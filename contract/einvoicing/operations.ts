// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as einvoicing from './einvoicing.ts'

interface EinvoicingRoutes {
  beginEInvoicing: typeof einvoicing.beginEInvoicingRoute
  changeEInvoiceSeller: typeof einvoicing.changeEInvoiceSellerRoute
  continueEInvoicing: typeof einvoicing.continueEInvoicingRoute
  correctEInvoice: typeof einvoicing.correctEInvoiceRoute
  endEInvoicing: typeof einvoicing.endEInvoicingRoute
  listEInvoiceUnits: typeof einvoicing.listEInvoiceUnitsRoute
  listEInvoices: typeof einvoicing.listEInvoicesRoute
  renewEInvoicing: typeof einvoicing.renewEInvoicingRoute
}

export const einvoicingOperations = callsOf<EinvoicingRoutes>({
  beginEInvoicing: 'POST /api/v1/staff/einvoicing/{branch_id} body',
  changeEInvoiceSeller: 'PUT /api/v1/staff/einvoicing/{branch_id}/seller body',
  continueEInvoicing: 'POST /api/v1/staff/einvoicing/{branch_id}/continuation',
  correctEInvoice: 'POST /api/v1/staff/einvoicing/{branch_id}/documents/{document_id}/correction',
  endEInvoicing: 'DELETE /api/v1/staff/einvoicing/{branch_id}',
  listEInvoiceUnits: 'GET /api/v1/staff/einvoicing',
  listEInvoices: 'GET /api/v1/staff/einvoicing/{branch_id}/documents query',
  renewEInvoicing: 'POST /api/v1/staff/einvoicing/{branch_id}/renewal body',
})
