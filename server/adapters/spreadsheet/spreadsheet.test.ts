import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

/** Takes an archive; returns its files by the directory at its end, as a spreadsheet reads it. */
function unzip(bytes: Uint8Array): Record<string, string> {
  const zip = Buffer.from(bytes)
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  const files: Record<string, string> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, name, extra, comment] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ]
    const local = zip.readUInt32LE(at + 42)
    const body = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files[zip.toString('utf8', at + 46, at + 46 + name)] = inflateRawSync(
      zip.subarray(body, body + packed),
    ).toString('utf8')
    at += 46 + name + extra + comment
  }
  return files
}

describe('files for spreadsheets', () => {
  it('CSV: marked as UTF-8, quoted where it has to be, and never a formula', () => {
    const bytes = writeCsv([
      ['اليوم', 'a "b", c', '=HYPERLINK("x")', { number: '12.50' }],
      ['@x', '', { number: '-3.00' }],
    ])
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      '\uFEFFاليوم,"a ""b"", c","\'=HYPERLINK(""x"")",12.50\r\n\'@x,,-3.00\r\n',
    )
  })

  it('XLSX: an archive whose sheet holds texts as texts and amounts as numbers', () => {
    const files = unzip(writeXlsx('مبيعات', true, [['A & <b>', { number: '12.50' }]]))
    expect(Object.keys(files)).toContain('[Content_Types].xml')
    expect(files['xl/workbook.xml']).toContain('name="مبيعات"')
    expect(files['xl/worksheets/sheet1.xml']).toContain('rightToLeft="1"')
    expect(files['xl/worksheets/sheet1.xml']).toContain(
      '<t xml:space="preserve">A &amp; &lt;b&gt;</t></is></c><c r="B1" s="2"><v>12.50</v></c>',
    )
  })
})
