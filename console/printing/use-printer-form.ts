import { useState } from 'react'
import type { PrinterBody, PrinterWire, PrintingWire } from '#contract/printing/printing.ts'
import { useClient } from '#web/use-client.ts'
import { useAct } from '../shell/use-act.ts'

/** The form of a printer: what was typed, and the presses that keep or remove it. */
export function usePrinterForm(
  printer: PrinterWire | undefined,
  desk: PrintingWire,
  onDone: (desk: PrintingWire) => void,
) {
  const client = useClient()
  const act = useAct()
  const [body, setBody] = useState<PrinterBody>(() => ({
    branch_id: desk.branch_id,
    ...(printer ? bodyOf(printer) : fresh(desk)),
  }))
  const save = () => {
    const whole = { ...body, agent_id: body.kind === 'network' ? body.agent_id : null }
    act.run(
      () =>
        printer
          ? client.changePrinter(printer.id, { ...whole, seen: printer.seen })
          : client.addPrinter(whole),
      onDone,
    )
  }
  return {
    body,
    act,
    set: (more: Partial<PrinterBody>) => setBody((now) => ({ ...now, ...more })),
    save,
    remove: () => printer && act.run(() => client.removePrinter(printer.id), onDone),
  }
}

function bodyOf(printer: PrinterWire): Omit<PrinterBody, 'branch_id'> {
  const { name, kind, agent_id, address, width, dots, paper, station_ids, language, copies, prints_at } =
    printer
  return { name, kind, agent_id, address, width, dots, paper, station_ids, language, copies, prints_at }
}

function fresh({ agents }: PrintingWire): Omit<PrinterBody, 'branch_id'> {
  return {
    name: '',
    kind: agents.length > 0 ? 'network' : 'browser',
    agent_id: agents[0]?.id ?? null,
    address: '',
    width: 80,
    dots: null,
    paper: 'kitchen',
    station_ids: [],
    language: 'ar',
    copies: 1,
    prints_at: 'accepted',
  }
}

export type PrinterForm = ReturnType<typeof usePrinterForm>
