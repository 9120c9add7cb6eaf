import type { PrintLanguage, PrintPaper } from '#domain/printing/print-ticket.ts'
import type { Caller } from '../core/caller.ts'
import type { OrderPaperWire, PrinterBody, PrintingWire, TakenPrintJobWire } from './printing.ts'

/** Takes how to call; returns the calls of the printing room and of browsers that print. */
export function printingCalls({ get, call }: Caller) {
  return {
    printing: (branchId: string) => get<PrintingWire>('/api/v1/staff/printing', { branch_id: branchId }),
    addPrinter: (body: PrinterBody) => call<PrintingWire>('POST', '/api/v1/staff/printers', body),
    changePrinter: (id: string, body: PrinterBody) =>
      call<PrintingWire>('PUT', `/api/v1/staff/printers/${id}`, body),
    removePrinter: (id: string) => call<PrintingWire>('DELETE', `/api/v1/staff/printers/${id}`),
    printTest: (id: string) => call<PrintingWire>('POST', `/api/v1/staff/printers/${id}/test`),
    makePrintCode: (branchId: string) =>
      call<{ code: string; ends_at: string }>('POST', '/api/v1/staff/print-codes', { branch_id: branchId }),
    revokePrintAgent: (id: string) => call<PrintingWire>('DELETE', `/api/v1/staff/print-agents/${id}`),
    dropPrintJob: (id: string) =>
      call<PrintingWire>('PUT', `/api/v1/staff/print-jobs/${id}`, { act: 'drop' }),
    printOrder: (orderId: string, printerId: string) =>
      call<{ queued: true }>('POST', `/api/v1/staff/orders/${orderId}/prints`, { printer_id: printerId }),
    orderPaper: (
      orderId: string,
      look: { paper?: PrintPaper; station_id?: string; language?: PrintLanguage },
    ) => get<OrderPaperWire>(`/api/v1/staff/orders/${orderId}/paper`, look),
    takePrintJob: (branchId: string, device: string) =>
      call<{ job: TakenPrintJobWire }>('POST', '/api/v1/staff/print-jobs/next', {
        branch_id: branchId,
        device,
      }),
    endPrintJob: (id: string, claim: string) =>
      call<{ done: boolean }>('POST', `/api/v1/staff/print-jobs/${id}/printed`, { claim }),
  }
}
