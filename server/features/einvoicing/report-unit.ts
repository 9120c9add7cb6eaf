import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { pauseAfter, type EInvoiceState, type SendEnd } from '#domain/einvoicing/authority-answer.ts'
import { minuteMs } from '#domain/core/durations.ts'
import type { AuthorityLogin, EInvoiceAuthority } from '#server/adapters/einvoicing/port.ts'
import type { Deps } from '#server/core/deps.ts'
import { keepAnswer, listWaiting, type EInvoiceRow } from '#server/store/einvoicing/einvoice-documents.ts'
import { claimUnit, releaseUnit, type EInvoiceUnitRow } from '#server/store/einvoicing/einvoice-units.ts'
import { signWaiting } from './sign-waiting.ts'
import { openLogin } from './unit-login.ts'

/** Longer than a run with its last call: what a killed process left is taken up by another one after it (safety 4). */
const leaseMs = 2 * minuteMs
/** A run ends after so many documents, or so long: the next one follows at once, and others get their turn. */
const mostOfRun = 25
const longestRunMs = minuteMs

/** Why a run stopped before everything was sent. */
type Stop = { readonly pauseMs: number; readonly trouble: string; readonly silent: boolean }

/**
 * Takes a branch whose documents are due; signs what is not signed and sends what waits to the authority, oldest first, unless
 * another process does. Each answer is kept before the next document goes. One whose answer was lost is sent again: the authority
 * knows it by its hash, so it has each once. Nothing here stands in the way of a sale.
 */
export async function reportUnit(deps: Deps, tenantId: string, branchId: string): Promise<void> {
  const now = deps.clock()
  const when = { now: new Date(now), until: new Date(now + leaseMs) }
  const unit = await deps.db.write(tenantId, (db) => claimUnit(db, branchId, when))
  if (!unit) return
  const end = await run(deps, tenantId, unit).catch((error: unknown): Stop => {
    deps.log.error({ err: error, tenant: tenantId, branch: branchId }, 'e-invoices')
    return { pauseMs: pauseAfter(unit.tries + 1), trouble: 'internal', silent: true }
  })
  const at = deps.clock()
  await deps.db.write(tenantId, (db) =>
    releaseUnit(db, unit, {
      now: new Date(at),
      askAt: end === 'done' ? undefined : new Date(at + (end === 'more' ? 0 : end.pauseMs)),
      tries: typeof end === 'object' && end.silent ? unit.tries + 1 : 0,
      trouble: typeof end === 'object' ? end.trouble : null,
    }),
  )
}

async function run(deps: Deps, tenantId: string, unit: EInvoiceUnitRow): Promise<'done' | 'more' | Stop> {
  await signWaiting(deps, tenantId, unit.branch_id)
  if (!unit.sealed_token) return 'done'
  const login = openLogin(deps, unit.sealed_token)
  const authority = deps.eInvoicing.authority(unit.place)
  const waiting = await deps.db.read(tenantId, (db) => listWaiting(db, unit.branch_id, mostOfRun))
  const began = performance.now()
  for (const row of waiting) {
    if (performance.now() - began > longestRunMs) return 'more'
    const { end, how } = await send(authority, login, row)
    const stop = stopOf(end, unit.tries)
    if (stop) return stop
    await keep(deps, tenantId, row, { end, how })
  }
  return waiting.length < mostOfRun ? 'done' : 'more'
}

async function send(
  authority: EInvoiceAuthority,
  login: AuthorityLogin,
  { id: uuid, hash, xml, form }: EInvoiceRow,
): Promise<{ end: SendEnd; how: 'reported' | 'cleared' }> {
  if (!xml || !hash) throw new Error('a document without a signature waits')
  const document = { uuid, hash, xml: (await promisify(gunzip)(xml)).toString('utf8') }
  if (form === 'standard') {
    const end = await authority.clear(login, document)
    if (end.end !== 'clearance-off') return { end, how: 'cleared' }
  }
  return { end: await authority.report(login, document), how: 'reported' }
}

function stopOf(end: SendEnd, tries: number): Stop | undefined {
  switch (end.end) {
    case 'no-answer':
    case 'clearance-off':
      return { pauseMs: pauseAfter(tries + 1), trouble: 'no-answer', silent: true }
    case 'too-many':
      return { pauseMs: end.afterMs ?? pauseAfter(tries + 1), trouble: 'too-many', silent: true }
    case 'certificate-refused':
      return { pauseMs: pauseAfter(tries + 1), trouble: 'certificate', silent: true }
    case 'taken':
    case 'duplicate':
    case 'rejected':
      return undefined
  }
}

async function keep(
  deps: Deps,
  tenantId: string,
  row: EInvoiceRow,
  { end, how }: { end: SendEnd; how: 'reported' | 'cleared' },
): Promise<void> {
  if (end.end !== 'taken' && end.end !== 'duplicate' && end.end !== 'rejected') return
  const { words } = end
  const cleared = end.end === 'rejected' ? undefined : end.clearedXml
  const state: EInvoiceState =
    end.end === 'rejected'
      ? 'rejected'
      : how === 'cleared'
        ? 'cleared'
        : words.warnings.length > 0
          ? 'warned'
          : 'reported'
  const clearedXml = cleared ? await promisify(gzip)(cleared) : null
  await deps.db.write(tenantId, (db) =>
    keepAnswer(db, {
      id: row.id,
      state,
      words,
      duplicate: end.end === 'duplicate',
      clearedXml,
      qr: cleared ? codeIn(cleared) : null,
      now: new Date(deps.clock()),
    }),
  )
}

/** The code that the authority put into a document that it cleared. */
function codeIn(xml: string): string | null {
  const part = /<cbc:ID>QR<\/cbc:ID>[\s\S]*?<cbc:EmbeddedDocumentBinaryObject[^>]*>([^<]+)</.exec(xml)
  return part?.[1]?.trim() ?? null
}
