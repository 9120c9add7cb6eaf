import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { toDecimal } from '#domain/core/money.ts'
import { brokenRules } from '#server/testing/einvoicing/check-rules.ts'
import { firstPreviousHash, hashOfXml } from '#server/adapters/einvoicing/zatca/hash-document.ts'
import { signDocument } from '#server/adapters/einvoicing/zatca/sign-document.ts'
import { goldenDocuments, goldenFolder } from '#server/testing/einvoicing/golden-documents.ts'
import { testMoment } from '#server/testing/einvoicing/make-document.ts'
import { makeUnit } from '#server/testing/einvoicing/make-unit.ts'
import { checkSigned } from '#server/testing/einvoicing/check-signed.ts'
import { checkOutside, type OutsideResult } from './check-outside.ts'
import { makeDocuments, type MadeDocument } from './make-documents.ts'
import { checkRules, schemaFaults, whatIsMissing } from './programs.ts'
import { runCommand } from '../run-command.ts'

// `npm run einvoice -- FOLDER` holds 500 documents of random orders against the authority's toolkit in FOLDER (its schema and
// rules, with Saxon and xmllint) and checks hash, signature and QR code by openssl and another maker's decoder.
// `npm run einvoice -- golden` writes the golden documents of the tests anew, when what we write changes.
// `npm run einvoice -- carts 100000` runs so many random carts through the rules as we express them.

const [what = '', counted] = process.argv.slice(2)
const count = Number(counted ?? (what === 'carts' ? 100_000 : 500))

if (what === 'carts') {
  process.env['EINVOICE_CARTS'] = String(count)
  const { code } = await runCommand('vitest run server/adapters/einvoicing/zatca/carts.test.ts', {
    show: true,
  })
  process.exitCode = code
} else if (what === 'golden') {
  writeGolden()
} else if (what === '') {
  console.error('Name the folder of the authority’s toolkit: npm run einvoice -- FOLDER')
  process.exitCode = 1
} else {
  const missing = whatIsMissing(resolve(what))
  if (missing) console.error(missing)
  process.exitCode = missing || !holdAgainst(resolve(what)) ? 1 : 0
}

function writeGolden(): void {
  const unit = makeUnit()
  let previousHash = firstPreviousHash
  mkdirSync(goldenFolder, { recursive: true })
  for (const [i, { name, document }] of goldenDocuments().entries()) {
    const signed = signDocument({ document, counter: i + 1, previousHash, ...unit, signedAt: testMoment })
    writeFileSync(join(goldenFolder, `${name}.xml`), signed.xml)
    previousHash = signed.hash
  }
}

/** One line of the table: how many documents were looked at, and what is wrong with how many. */
interface Row {
  readonly checked: string
  readonly documents: number
  readonly faults: readonly string[]
}

function holdAgainst(folder: string): boolean {
  const work = mkdtempSync(join(tmpdir(), 'einvoice-'))
  try {
    const made = makeDocuments(folder, count)
    const rows = [
      ...rulesOf(folder, work, made),
      controlOf(folder, work),
      ...outsideOf(work, made),
      ...ownOf(made),
    ]
    console.table(countByKind(made))
    console.table(
      rows.map(({ checked, documents, faults }) => ({ checked, documents, faults: faults.length })),
    )
    for (const { checked, faults } of rows)
      for (const fault of faults.slice(0, 10)) console.log(`${checked}: ${fault}`)
    return rows.every(({ faults }) => faults.length === 0)
  } finally {
    rmSync(work, { recursive: true })
  }
}

function rulesOf(folder: string, work: string, made: readonly MadeDocument[]): Row[] {
  const documents = join(work, 'documents')
  mkdirSync(documents)
  const files = made.map(({ name, signed }) => {
    const file = join(documents, `${name}.xml`)
    writeFileSync(file, signed.xml)
    return file
  })
  for (const name of readdirSync(goldenFolder)) {
    const file = join(documents, `golden-${name}`)
    copyFileSync(join(goldenFolder, name), file)
    files.push(file)
  }
  const all = files.length
  return [
    {
      checked: 'UBL 2.1 schema (xmllint), golden ones too',
      documents: all,
      faults: schemaFaults(folder, files),
    },
    ...checkRules(folder, documents, join(work, 'results')).flatMap(({ rules, fatal, warnings, fired }) => [
      { checked: `${rules}, ${fired} rules fired: fatal`, documents: all, faults: fatal },
      { checked: `${rules}: warnings`, documents: all, faults: warnings },
    ]),
  ]
}

/** Whether the rules see anything: the toolkit's own samples with a fault in them. */
function controlOf(folder: string, work: string): Row {
  const control = join(work, 'control')
  mkdirSync(control)
  const names = readdirSync(join(folder, 'Samples'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('_Error.xml'),
  )
  for (const name of names) copyFileSync(join(folder, 'Samples', name), join(control, basename(name)))
  const named = checkRules(folder, control, join(work, 'control-results')).flatMap(({ fatal, warnings }) => [
    ...fatal,
    ...warnings,
  ])
  const missed = names.filter((name) => !named.some((text) => text.startsWith(`${basename(name)} `)))
  return { checked: 'control: broken samples of the toolkit', documents: names.length, faults: missed }
}

function outsideOf(work: string, made: readonly MadeDocument[]): Row[] {
  const seen = made.map((one) => ({ one, outside: checkOutside(one.signed.xml, work) }))
  const row = (checked: string, isRight: (one: MadeDocument, outside: OutsideResult) => boolean): Row => ({
    checked,
    documents: made.length,
    faults: seen.filter(({ one, outside }) => !isRight(one, outside)).map(({ one }) => one.name),
  })
  const text = ({ qr }: OutsideResult, tag: number) => qr.get(tag)?.toString('utf8') ?? ''
  const last = new Map<string, MadeDocument>()
  return [
    row('hash (xmllint, openssl)', ({ signed }, { hash }) => hash === signed.hash),
    row('canonical form (xmllint)', (_, { isCanonicalSame }) => isCanonicalSame),
    row('signature (openssl)', (_, { isSigned }) => isSigned),
    row(
      'QR code (ber-tlv)',
      ({ document: { totals, seller, form } }, outside) =>
        outside.qr.size === (form === 'simplified' ? 9 : 8) &&
        text(outside, 1) === seller.name &&
        text(outside, 2) === seller.taxNumber &&
        text(outside, 4) === toDecimal(totals.gross) &&
        text(outside, 5) === toDecimal(totals.vat) &&
        text(outside, 6) === outside.hash,
    ),
    row('previous hash and counter', (one, { previousHash, counter }) => {
      const before = last.get(one.unit)
      last.set(one.unit, one)
      const isNext = Number(counter) === (before?.counter ?? 0) + 1
      return isNext && previousHash === (before?.signed.hash ?? one.previousHash)
    }),
  ]
}

function ownOf(made: readonly MadeDocument[]): Row[] {
  const row = (checked: string, faultsOf: (one: MadeDocument) => readonly string[]): Row => ({
    checked,
    documents: made.length,
    faults: made.flatMap((one) => faultsOf(one).map((fault) => `${one.name} ${fault}`)),
  })
  return [
    row('rules as we express them', ({ signed }) => brokenRules(signed.xml)),
    row('certificate, signature, QR code (node:crypto)', ({ signed }) => checkSigned(signed.xml)),
    row('hash read back', ({ signed }) => (hashOfXml(signed.xml) === signed.hash ? [] : ['other hash'])),
  ]
}

function countByKind(made: readonly MadeDocument[]) {
  const kinds = new Map<string, { simplified: number; standard: number }>()
  for (const { document } of made) {
    const row = kinds.get(document.kind) ?? { simplified: 0, standard: 0 }
    row[document.form] += 1
    kinds.set(document.kind, row)
  }
  return Object.fromEntries(kinds)
}
