import type { Samples } from '../core/samples.ts'
import type { PrinterBody } from './printing.ts'

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
export const printingSamples = {
  getPrinting: [{ branch_id: 'branch1' }],
  addPrinter: [printer],
  changePrinter: ['printer1', { ...printer, seen: 'name' }],
  removePrinter: ['printer1'],
  printTest: ['printer1'],
  makePrintCode: [{ branch_id: 'branch1' }],
  revokePrintAgent: ['agent1'],
  actOnPrintJob: ['job1', { act: 'drop' }],
  printOrder: ['order1', { printer_id: 'printer1' }],
  getOrderPaper: ['order1', { paper: 'kitchen', language: 'both' }],
  takePrintJob: [{ branch_id: 'branch1', device: 'device1' }],
  endPrintJob: ['job1', { claim: 'claim1' }],
} satisfies Partial<Samples>
