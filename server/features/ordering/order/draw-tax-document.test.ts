import { inflateSync } from 'node:zlib'
import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { documentFileName } from '#server/adapters/einvoicing/zatca/document-file-name.ts'
import { goldenDocuments, readGolden } from '#server/testing/einvoicing/golden-documents.ts'
import { drawTaxDocument } from './draw-tax-document.ts'

const made = goldenDocuments().find(({ name }) => name === 'standard-invoice')
if (!made) throw new Error('no standard invoice')
// what pdfkit does not escape
const document = { ...made.document, number: 'R&D <1>' }
const xml = readGolden('standard-invoice')
const draw = (language: 'ar' | 'en') =>
  drawTaxDocument({ document, qr: 'AQ==', xml, fileName: `${documentFileName(document)}.xml`, language })

/** The bytes of a stream that belongs to an object with these words in its dictionary. */
function streamOf(pdf: Buffer, words: string): Buffer {
  const text = pdf.toString('latin1')
  const object =
    text.split(/\d+ 0 obj/).find((one) => one.slice(0, one.indexOf('stream')).includes(words)) ?? ''
  return Buffer.from(
    object.slice(object.indexOf('stream\n') + 7, object.lastIndexOf('\nendstream')),
    'latin1',
  )
}

describe('a standard invoice as PDF/A-3', () => {
  it('says so in well-formed metadata, whatever its number is', async () => {
    for (const language of ['ar', 'en'] as const) {
      const pdf = Buffer.from(await draw(language))
      expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
      const metadata = streamOf(pdf, '/Subtype /XML').toString('utf8')
      expect(XMLValidator.validate(metadata.replace(/<\?xpacket[^>]*\?>/g, '').trim())).toBe(true)
      expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>')
      expect(metadata).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
      expect(metadata).toContain('R＆D ‹1›')
      expect(pdf.toString('latin1')).toContain('/OutputIntents')
    }
  })

  it('has the signed document inside, byte for byte', async () => {
    const pdf = Buffer.from(await draw('ar'))
    expect(inflateSync(streamOf(pdf, '/Type /EmbeddedFile')).toString('utf8')).toBe(xml)
    expect(pdf.toString('latin1')).toContain('/AFRelationship /Alternative')
    expect(documentFileName(document)).toBe('310000000000003_20261123T003005_R-D-1-')
  })
})
