import type { PrinterBody, PrintingWire } from '#contract/printing/printing.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { Language } from '#domain/core/words.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { listStations } from '#server/store/ordering/kitchen.ts'
import { listAgents } from '#server/store/printing/print-agents.ts'
import {
  endPrintJobs,
  findPrinterOfJob,
  insertPrintJob,
  lockPrintJob,
} from '#server/store/printing/print-jobs.ts'
import {
  listPrinters,
  removePrinter as removeRow,
  savePrinter,
  type PrinterRow,
} from '#server/store/printing/printers.ts'
import { lockBranchHours } from '#server/store/timing/save-timing.ts'
import { describePrinting, nameOfPrinter } from './show-printing.ts'

const mostPrinters = 20
const hostAndPort = /^[A-Za-z0-9]([A-Za-z0-9.-]{0,80}[A-Za-z0-9])?:([1-9]\d{0,4})$/

/** Takes a member and what was typed of a printer; adds it. Refuses 'not-allowed', 'branch-not-found', and by field. */
export function addPrinter(
  deps: Deps,
  staff: StaffSession,
  body: PrinterBody,
  language: Language,
): Promise<PrintingWire | Refusal> {
  return within(deps, staff, { branchId: body.branch_id, language }, async (db, { now }) => {
    const printers = await listPrinters(db)
    if (printers.filter((one) => one.branch_id === body.branch_id).length >= mostPrinters)
      return refuse('bad-input', { fields: { name: ['bad-input'] } })
    return save(db, staff, { id: makeId(), body, now, before: undefined })
  })
}

/** Takes a printer, what was typed and the name of what was seen of it; changes it. Refuses as `addPrinter`, 'not-found', and 'plan-changed' when a colleague changed it meanwhile. */
export function changePrinter(
  deps: Deps,
  staff: StaffSession,
  { id, body }: { id: string; body: PrinterBody },
  language: Language,
): Promise<PrintingWire | Refusal> {
  return within(deps, staff, { printerId: id, language }, async (db, { printer, now }) => {
    if (!printer || printer.branch_id !== body.branch_id) return refuse('not-found')
    if (nameOfPrinter(printer) !== body.seen) return refuse('plan-changed')
    return save(db, staff, { id, body, now, before: printer })
  })
}

/** Takes a printer; removes it with what waits for it. Refuses 'not-allowed' and 'not-found'. */
export function removePrinter(
  deps: Deps,
  staff: StaffSession,
  id: string,
  language: Language,
): Promise<PrintingWire | Refusal> {
  return within(deps, staff, { printerId: id, language }, async (db, { printer }) => {
    await removeRow(db, id)
    await writeAudit(db, {
      staffId: staff.staffId,
      action: 'print-remove',
      subject: id,
      before: printer?.name,
    })
    return undefined
  })
}

/** Takes a printer; a test page waits for it. Refuses 'not-allowed' and 'not-found'. */
export function printTestPage(
  deps: Deps,
  staff: StaffSession,
  id: string,
  language: Language,
): Promise<PrintingWire | Refusal> {
  return within(deps, staff, { printerId: id, language }, async (db, { printer, branch, tenant, now }) => {
    if (!printer) return refuse('not-found')
    await insertPrintJob(db, {
      id: makeId(),
      printerId: id,
      orderId: null,
      before: undefined,
      copy: 'none',
      dueAt: now,
      madeAt: now,
      ticket: {
        paper: printer.paper,
        kind: 'test',
        number: '',
        type: null,
        restaurant: tenant.name,
        branch: branch.name,
        stations: [],
        table: null,
        placed: { ar: printer.name, en: printer.name },
        due: null,
        guest: [],
        notes: '',
        lines: [
          {
            name: { ar: 'شاورما دجاج مع الثوم', en: 'Chicken shawarma with garlic' },
            quantity: 1,
            options: [{ name: { ar: 'بدون بصل', en: 'No onions' }, quantity: 1 }],
            note: '',
            amount: 0,
          },
        ],
        sums: [],
        paid: null,
        invoice: null,
      },
    })
    return undefined
  })
}

/** Takes a ticket that waits; gives it up. What is at the printer right now is not to be stopped: refuses 'not-found'. */
export async function dropPrintJob(
  deps: Deps,
  staff: StaffSession,
  id: string,
  language: Language,
): Promise<PrintingWire | Refusal> {
  const printerId = await deps.db.read(staff.tenantId, (db) => findPrinterOfJob(db, id))
  return within(deps, staff, { printerId: printerId ?? '', language }, async (db, { now }) => {
    const locked = await lockPrintJob(db, id)
    if (locked?.state !== 'waiting') return refuse('not-found')
    await endPrintJobs(db, [id], 'dropped', now)
    await writeAudit(db, {
      staffId: staff.staffId,
      action: 'print-drop',
      subject: locked.order_id ?? locked.printer_id,
      after: locked.ticket.number,
    })
    return undefined
  })
}

interface Within {
  readonly printer: PrinterRow | undefined
  readonly branch: Branch
  readonly tenant: Catalogue['tenant']
  readonly now: Date
}

/** Checks whose printer it is, acts under the branch's lock, and shows the branch as it is then. */
async function within(
  deps: Deps,
  staff: StaffSession,
  of: { branchId?: string; printerId?: string; language: Language },
  act: (db: WriteDb, found: Within) => Promise<Refusal | undefined>,
): Promise<PrintingWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  return writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    const known = of.printerId === undefined ? [] : await listPrinters(db)
    const printer = known.find(({ id }) => id === of.printerId)
    const branch = branchFor(staff, 'branches', catalogue, of.branchId ?? printer?.branch_id ?? '')
    if (isRefusal(branch))
      return branch.code === 'branch-not-found' && of.branchId === undefined ? refuse('not-found') : branch
    await lockBranchHours(db, branch.id)
    const now = new Date(deps.clock())
    const refused = await act(db, { printer, branch, tenant: catalogue.tenant, now })
    if (refused) return refused
    return describePrinting(db, {
      branchId: branch.id,
      language: of.language,
      now: now.getTime(),
      zone: branch.timeZone,
    })
  })
}

async function save(
  db: WriteDb,
  staff: StaffSession,
  of: { id: string; body: PrinterBody; now: Date; before: PrinterRow | undefined },
): Promise<Refusal | undefined> {
  const { id, body, now, before } = of
  const name = cleanLine(body.name, limits.name) ?? ''
  const stations = new Set((await listStations(db, body.branch_id)).map((one) => one.id))
  const agents = (await listAgents(db)).filter((one) => one.branch_id === body.branch_id)
  const network = body.kind === 'network'
  const port = Number(hostAndPort.exec(body.address.trim())?.[2] ?? 0)
  const wrong: Record<string, RefusalCode[]> = {
    ...(name === '' && { name: ['field-required'] }),
    ...(network && (port < 1 || port > 65_535) && { address: ['bad-input'] }),
    ...(network &&
      body.agent_id !== null &&
      !agents.some((one) => one.id === body.agent_id) && { agent_id: ['bad-input'] }),
    ...(body.station_ids.some((one) => !stations.has(one)) && { station_ids: ['bad-input'] }),
  }
  if (Object.keys(wrong).length > 0) return refuse('bad-input', { fields: wrong })
  const { branch_id: _, seen: _seen, ...choices } = body
  const next = {
    ...choices,
    name,
    agent_id: network ? body.agent_id : null,
    address: network ? body.address.trim() : '',
    station_ids: body.paper === 'kitchen' ? body.station_ids : [],
    dots: network ? (body.dots === undefined ? (before?.dots ?? null) : body.dots) : null,
  }
  await savePrinter(db, { ...next, id, branch_id: body.branch_id, since: now })
  await writeAudit(db, {
    staffId: staff.staffId,
    action: 'print-printer',
    subject: id,
    ...(before && { before: { ...before, since: undefined, tenant_id: undefined } }),
    after: next,
  })
  return undefined
}
