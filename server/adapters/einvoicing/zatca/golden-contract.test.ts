import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brokenRules } from '#server/testing/einvoicing/check-rules.ts'
import { checkSigned } from '#server/testing/einvoicing/check-signed.ts'
import { reportContract } from '#server/testing/report-contract.ts'
import { goldenDocuments, goldenFolder, readGolden } from '#server/testing/einvoicing/golden-documents.ts'
import { firstPreviousHash, hashOfXml } from './hash-document.ts'
import { writeDocument } from './write-document.ts'

const documents = goldenDocuments()

reportContract({
  adapter: 'zatca (documents)',
  source: 'the authority’s e-invoicing toolkit: schema, rules, hash and signature of its sample',
  version: '238-R3.2.7',
  samples: documents.length,
  differences: [
    'The QR code says the time as the document does, without the "Z" that the toolkit’s sample adds.',
  ],
})

/** What is hashed of a document, as it stands in its file. */
const bareOf = (xml: string) =>
  xml
    .replace(/^<\?xml.*\?>\n/, '')
    .replace(/<ext:UBLExtensions>[\s\S]*<\/ext:UBLExtensions>/, '')
    .replace(/<cac:AdditionalDocumentReference><cbc:ID>QR<[\s\S]*?<\/cac:AdditionalDocumentReference>/, '')
    .replace(/<cac:Signature>[\s\S]*?<\/cac:Signature>/, '')

describe('golden documents, as the toolkit’s rules took them', () => {
  it('are all there, and no other', () => {
    const names = documents.map(({ name }) => `${name}.xml`)
    expect(readdirSync(goldenFolder).toSorted()).toEqual(names.toSorted())
  })

  it.each(documents.map(({ name }, i) => [name, i] as const))('%s', (name, i) => {
    const golden = readGolden(name)
    const document = documents[i]?.document
    if (!document) throw new Error(name)
    const before = documents[i - 1]
    const previousHash = before ? hashOfXml(readGolden(before.name)) : firstPreviousHash
    const { open, head, body, close } = writeDocument(document, { counter: i + 1, previousHash })
    expect(bareOf(golden)).toBe(`${open}${head}${body}${close}`)
    expect([brokenRules(golden), checkSigned(golden)]).toEqual([[], []])
  })
})
