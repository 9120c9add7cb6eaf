// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as printing from './printing.ts'

interface PrintingRoutes {
  actOnPrintJob: typeof printing.actOnPrintJobRoute
  addPrinter: typeof printing.addPrinterRoute
  changePrinter: typeof printing.changePrinterRoute
  endPrintJob: typeof printing.endPrintJobRoute
  getOrderPaper: typeof printing.getOrderPaperRoute
  getPrinting: typeof printing.getPrintingRoute
  makePrintCode: typeof printing.makePrintCodeRoute
  printOrder: typeof printing.printOrderRoute
  printTest: typeof printing.printTestRoute
  removePrinter: typeof printing.removePrinterRoute
  revokePrintAgent: typeof printing.revokePrintAgentRoute
  takePrintJob: typeof printing.takePrintJobRoute
}

export const printingOperations = callsOf<PrintingRoutes>({
  actOnPrintJob: 'PUT /api/v1/staff/print-jobs/{id} body',
  addPrinter: 'POST /api/v1/staff/printers body',
  changePrinter: 'PUT /api/v1/staff/printers/{id} body',
  endPrintJob: 'POST /api/v1/staff/print-jobs/{id}/printed body',
  getOrderPaper: 'GET /api/v1/staff/orders/{id}/paper query',
  getPrinting: 'GET /api/v1/staff/printing query',
  makePrintCode: 'POST /api/v1/staff/print-codes body',
  printOrder: 'POST /api/v1/staff/orders/{id}/prints body',
  printTest: 'POST /api/v1/staff/printers/{id}/test',
  removePrinter: 'DELETE /api/v1/staff/printers/{id}',
  revokePrintAgent: 'DELETE /api/v1/staff/print-agents/{id}',
  takePrintJob: 'POST /api/v1/staff/print-jobs/next body',
})
