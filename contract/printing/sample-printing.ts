import type { printingCalls } from './printing-calls.ts'
import type { PrinterBody } from './printing.ts'

type Calls = ReturnType<typeof printingCalls>

const printer: PrinterBody = {
  branch_id: 'branch1',
  name: 'Kitchen',
  kind: 'network',
  agent_id: 'agent1',
  address: '192.168.1.50:9100',
  width: 80,
  paper: 'kitchen',
  station_ids: [],
  language: 'both',
  copies: 1,
  prints_at: 'accepted',
}

/** Arguments of each call about printing, as they travel. */
export const printingSamples: { readonly [Name in keyof Calls]: Parameters<Calls[Name]> } = {
  printing: ['branch1'],
  addPrinter: [printer],
  changePrinter: ['printer1', { ...printer, seen: 'name' }],
  removePrinter: ['printer1'],
  printTest: ['printer1'],
  makePrintCode: ['branch1'],
  revokePrintAgent: ['agent1'],
  dropPrintJob: ['job1'],
  printOrder: ['order1', 'printer1'],
  orderPaper: ['order1', { paper: 'kitchen', language: 'both' }],
  takePrintJob: ['branch1', 'device1'],
  endPrintJob: ['job1', 'claim1'],
}
