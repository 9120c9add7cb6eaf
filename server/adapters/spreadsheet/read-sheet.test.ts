import { describe, expect, it } from 'vitest'
import { pack } from './pack.ts'
import { readSheetFile } from './read-sheet.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

const limits = { rows: 50, cellChars: 200, unpackedBytes: 200_000 }
const read = (bytes: Uint8Array) => {
  const lines = readSheetFile({ bytes, limits })
  return Array.isArray(lines) ? lines.map(({ cells }) => cells) : lines
}
const text = (content: string) => new TextEncoder().encode(content)
const workbook = (sheet: string, more: Record<string, string> = {}) =>
  pack({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="worksheets/menu.xml"/></Relationships>',
    'xl/worksheets/menu.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...more,
  })

describe('CSV', () => {
  it('with its mark or without, commas, semicolons or tabs, lines and quotes in cells', () => {
    expect(
      read(
        writeCsv([
          ['الرمز', 'a "b", c'],
          ['1', { number: '2.50' }],
        ]),
      ),
    ).toEqual([
      ['الرمز', 'a "b", c'],
      ['1', '2.50'],
    ])
    expect(read(text('Code;Price\r\nA;"1\n2"\r\n'))).toEqual([
      ['Code', 'Price'],
      ['A', '1\n2'],
    ])
    expect(read(text('sep=;\nCode;Price, net\nA;1'))).toEqual([[''], ['Code', 'Price, net'], ['A', '1']])
    expect(read(text('Code\tPrice\nA\t1'))).toEqual([
      ['Code', 'Price'],
      ['A', '1'],
    ])
  })

  it('as spreadsheets on Windows save Arabic: UTF-16 with its mark, or the Arabic code page', () => {
    const utf16 = Buffer.from('\uFEFFالرمز\tالسعر', 'utf16le')
    expect(read(utf16)).toEqual([['الرمز', 'السعر']])
    expect(read(Buffer.from([0xc7, 0xe1, 0xd1, 0xe3, 0xd2, 0x2c, 0x31]))).toEqual([['الرمز', '1']])
  })

  it('another kind of file is none, and too many lines are not read', () => {
    expect(read(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]))).toBeUndefined()
    expect(read(text('a\n'.repeat(60)))).toBe('too-many')
    expect(read(text('x'.repeat(500)))).toEqual([['x'.repeat(200)]])
  })
})

describe('XLSX', () => {
  it('our own workbook comes back as it was written', () => {
    const rows = [
      ['الرمز', 'A & <b>', '=1+1'],
      ['', '١٢', { number: '12.50' }],
    ]
    expect(read(writeXlsx('قائمة', true, rows))).toEqual([
      ['الرمز', 'A & <b>', '=1+1'],
      ['', '١٢', '12.5'],
    ])
  })

  it('shared and rich texts, gaps, formulas by their result, numbers without a machine’s dust', () => {
    const sheet =
      '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3"><v>19.990000000000002</v></c><c r="D3" t="str"><f>A1</f><v>made</v></c><c r="E3" t="b"><v>1</v></c></row>'
    const shared =
      '<sst><si><t>no</t></si><si><r><t>Lamb </t></r><r><t xml:space="preserve">&amp; &#1578;</t></r><rPh><t>x</t></rPh></si></sst>'
    const lines = readSheetFile({
      bytes: workbook(sheet, { 'xl/sharedStrings.xml': shared }),
      limits,
    })
    expect(lines).toEqual([{ line: 3, cells: ['Lamb & ت', '', '19.99', 'made', '1'] }])
  })

  it('safety: a file that unpacks to more than allowed, and one that makes entities of its own, are not read', () => {
    const bomb = workbook(`<row><c t="inlineStr"><is><t>${'0'.repeat(5_000_000)}</t></is></c></row>`)
    expect(bomb.byteLength).toBeLessThan(10_000)
    expect(read(bomb)).toBe('too-many')
    const laughs = pack({
      'xl/workbook.xml': '<!DOCTYPE x [<!ENTITY a "aaaa">]><workbook><sheets/></workbook>',
      'xl/worksheets/sheet1.xml': '<worksheet/>',
    })
    expect(read(laughs)).toBeUndefined()
    expect(read(workbook('<row><c><v>1</v></c></row>'.repeat(60)))).toBe('too-many')
  })

  it('what is cut off or lies about its parts is unreadable, never a crash', () => {
    const whole = workbook('<row><c r="A1"><v>1</v></c></row>')
    expect(read(whole)).toEqual([['1']])
    for (let at = 0; at < whole.length; at += 7) expect(() => read(whole.subarray(0, at))).not.toThrow()
    for (let at = 0; at < whole.length; at += 3) {
      const broken = Uint8Array.from(whole)
      broken[at] = 255 - (broken[at] ?? 0)
      expect(() => read(broken)).not.toThrow()
    }
  })
})
