import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { DocumentReference } from '#domain/einvoicing/tax-document.ts'
import type { Deps } from '#server/core/deps.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { findUnit, type EInvoiceUnitRow } from '#server/store/einvoicing/einvoice-units.ts'
import {
  failDocument,
  hasUnsigned,
  keepSignature,
  listOrderDocuments,
  lockUnsigned,
  type EInvoiceRow,
} from '#server/store/einvoicing/einvoice-documents.ts'
import { findInvoice } from '#server/store/payments/documents.ts'
import { makeDocument } from './make-document.ts'

const zip = promisify(gzip)
type Signing = Pick<Deps, 'db' | 'eInvoicing' | 'seal' | 'clock' | 'catalogues' | 'log'>

/**
 * Takes a branch; signs its documents that have none, in the order of the chain, without the network. Any process may do it, at
 * any time and several at once: each document has its place since its invoice was numbered, and the hash of the one before it
 * is known once that is signed. One that cannot be made is left out of the chain and told to staff (decision 0245).
 */
export async function signWaiting(deps: Signing, tenantId: string, branchId: string): Promise<void> {
  const { branches } = await deps.catalogues.current(tenantId)
  const zone = branches.find((branch) => branch.id === branchId)?.timeZone ?? 'UTC'
  for (let isMore = true; isMore;)
    isMore = await deps.db.write(tenantId, (db) => signNext(deps, db, { branchId, zone }))
}

async function signNext(
  deps: Signing,
  db: WriteDb,
  { branchId, zone }: { branchId: string; zone: string },
): Promise<boolean> {
  const row = await lockUnsigned(db, branchId)
  // a rival signed the one that was waited for; the next one is found by another look
  if (!row) return hasUnsigned(db, branchId)
  const unit = await findUnit(db, branchId)
  const signed = unit && (await sign(deps, db, { row, unit, zone }))
  if (!signed) return false
  if (signed.why !== undefined) {
    deps.log.error({ tenant: db.tenantId, document: row.id, why: signed.why }, 'e-invoice')
    await failDocument(db, row.id, signed.why, new Date(deps.clock()))
    return true
  }
  await keepSignature(db, row.id, signed)
  return true
}

interface Wanted {
  readonly row: EInvoiceRow & { readonly before: string | null }
  readonly unit: EInvoiceUnitRow
  readonly zone: string
}

/** The signature; why there can be none; undefined while the unit has no certificate. */
async function sign({ eInvoicing, seal, clock }: Signing, db: WriteDb, { row, unit, zone }: Wanted) {
  const { writer } = eInvoicing
  const certificate = unit.certificate && writer.readCertificate(unit.certificate)
  if (!certificate) return undefined
  // a key that cannot be opened is no fault of the document: it throws, and the document waits
  const key = seal.open(unit.sealed_key)
  const of = row.note_id ? await referencesOf(db, row.order_id) : []
  const previousHash = row.before ?? writer.firstPreviousHash
  try {
    const document = makeDocument(row, { seller: unit.seller, zone, of })
    const place = { counter: row.counter, previousHash }
    const { xml, hash, qr } = writer.sign({ document, ...place, key, certificate, signedAt: clock() })
    return { previousHash, hash, qr, xml: await zip(xml) }
  } catch (error) {
    return { why: error instanceof Error ? error.message : 'unknown failure' }
  }
}

/** The order's invoice: as a tax document, or of the time before there were any. */
async function referencesOf(db: WriteDb, orderId: string): Promise<DocumentReference[]> {
  const documents = await listOrderDocuments(db, orderId)
  const invoice = documents.findLast(
    ({ kind, state }) => (kind === 'invoice' || kind === 'prepayment') && state !== 'corrected',
  )
  if (invoice) return [{ number: invoice.number, uuid: invoice.id, issuedAt: invoice.issued_at.getTime() }]
  const before = await findInvoice(db, orderId)
  return before ? [{ number: String(before.number), issuedAt: before.issued_at.getTime() }] : []
}
