import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { invoiceOfBill, prepaidOf } from '#domain/einvoicing/invoice-of-bill.ts'
import { creditNoteOf, noteOfChange, sumsOfChange } from '#domain/einvoicing/notes-of-bill.ts'
import type { DocumentFacts } from '#domain/einvoicing/invoice-of-bill.ts'
import type { TaxDocument } from '#domain/einvoicing/tax-document.ts'
import type { Bill } from '#domain/pricing/bill.ts'
import { oneLineBill } from '#domain/pricing/one-line-bill.ts'
import { firstPreviousHash } from '#server/adapters/einvoicing/zatca/hash-document.ts'
import { readCertificate } from '#server/adapters/einvoicing/zatca/read-certificate.ts'
import { signDocument } from '#server/adapters/einvoicing/zatca/sign-document.ts'
import type { SignedDocument } from '#server/adapters/einvoicing/zatca/port.ts'
import { someBills } from '#server/testing/einvoicing/arbitrary-bill.ts'
import { standardFacts, testFacts, testMoment, testSeller } from '#server/testing/einvoicing/make-document.ts'
import { makeUnit, type TestUnit } from '#server/testing/einvoicing/make-unit.ts'
import { refundsOf } from '#server/testing/einvoicing/refund-of.ts'

/** A signed document with what it was made of and its place in its unit's chain. */
export interface MadeDocument {
  readonly name: string
  readonly document: TaxDocument
  readonly signed: SignedDocument
  readonly unit: string
  readonly counter: number
  readonly previousHash: string
}

type Facts = (no: number, more?: Partial<DocumentFacts>) => DocumentFacts

/** Takes a bill and the next number; returns documents about it: invoice, its notes, a change of it, a prepayment with its final invoice. */
function documentsOf(bill: Bill, facts: Facts, first: number, changed: Bill): TaxDocument[] {
  let no = first
  const next = (more?: Partial<DocumentFacts>) => facts((no += 1), more)
  const invoice = invoiceOfBill({ bill }, next())
  const about = {
    of: [{ number: invoice.number, issuedAt: testMoment }],
    reason: 'طلب الضيف: <بارد> & متأخر',
  }
  const notes = refundsOf(bill, [0.3, 1]).flatMap(
    (parts) => creditNoteOf({ bill, parts }, { ...next(about), ...about }) ?? [],
  )
  const change = sumsOfChange(
    {
      before: bill,
      after: changed,
    },
    'SA',
  )
  const changes = (['less', 'more'] as const).flatMap((side) =>
    change[side].length > 0
      ? [noteOfChange(side, { parts: change[side], currency: 'SAR' }, { ...next(about), ...about })]
      : [],
  )
  const taxed = bill.lines.reduce((sum, line) => (line.tax ? sum : sum + line.paid), 0)
  const deposit = {
    id: 'd',
    name: { ar: 'عربون حجز طاولة', en: 'Deposit' },
    currency: 'SAR',
    vatBasisPoints: 1500,
  } as const
  if (taxed < 2) return [invoice, ...notes, ...changes]
  const paid = invoiceOfBill({ bill: oneLineBill(Math.ceil(taxed / 3), deposit), kind: 'prepayment' }, next())
  return [invoice, ...notes, ...changes, paid, invoiceOfBill({ bill, prepaid: [prepaidOf(paid)] }, next())]
}

/** Takes the toolkit's folder; returns its public test pair as a unit. */
function toolkitUnit(folder: string): TestUnit {
  const read = (name: string) => readFileSync(join(folder, 'Certificates', name), 'utf8').trim()
  const key = createPrivateKey({
    key: Buffer.from(read('ec-secp256k1-priv-key.pem'), 'base64'),
    format: 'der',
    type: 'sec1',
  })
  return { key, certificate: readCertificate(read('cert.pem')) }
}

/**
 * Takes the toolkit's folder and a count; returns so many signed documents of every kind, simplified and standard in turn, of
 * random orders with a fixed seed. Half of the units sign with a key of our own making, half with the toolkit's public pair.
 */
export function makeDocuments(folder: string, count: number): MadeDocument[] {
  const bills = fc.sample(someBills, { numRuns: count + 1, seed: 20_261_127 })
  const units = [
    { name: 'own key', unit: makeUnit(), taxNumber: testSeller.taxNumber, made: 0, last: firstPreviousHash },
    { name: 'toolkit pair', unit: toolkitUnit(folder), taxNumber: '', made: 0, last: firstPreviousHash },
  ].map((one) => ({ ...one, taxNumber: one.taxNumber || one.unit.certificate.taxNumber }))
  const made: MadeDocument[] = []
  for (const [i, bill] of bills.entries()) {
    const unit = units[i % units.length]
    const changed = bills[i + 1]
    if (!unit || !changed || made.length >= count) break
    const base = Math.floor(i / 2) % 2 === 0 ? testFacts : standardFacts
    const facts: Facts = (no, more) =>
      base(no, { seller: { ...testSeller, taxNumber: unit.taxNumber }, ...more })
    for (const document of documentsOf(bill, facts, i * 10, changed).slice(0, count - made.length)) {
      const counter = (unit.made += 1)
      const previousHash = unit.last
      const signed = signDocument({ document, counter, previousHash, ...unit.unit, signedAt: testMoment })
      unit.last = signed.hash
      const name = `${String(made.length).padStart(3, '0')}-${document.form}-${document.kind}`
      made.push({ name, document, signed, unit: unit.name, counter, previousHash })
    }
  }
  return made
}
