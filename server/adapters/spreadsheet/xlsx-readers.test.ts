import ExcelJs from 'exceljs'
import { read, utils } from 'xlsx'
import { describe, expect, it } from 'vitest'
import { writeXlsx } from './write-xlsx.ts'

const rows = [
  ['اليوم', 'Amount', 'Mobile', 'Note'],
  ['2026-11-27', { number: '12.50' }, '+966551234567', ''],
  ['2026-11-28', { number: '-3.005' }, '0055', 'a <b> & "c"\nline two'],
  ['2026-11-29', { number: '7' }, '', '=1+1 🌶️'],
] as const
const book = writeXlsx('مبيعات [فرع/1]: اليوم?', true, rows)
/** As people see it. */
const wanted = [
  ['اليوم', 'Amount', 'Mobile', 'Note'],
  ['2026-11-27', 12.5, '+966551234567', undefined],
  ['2026-11-28', -3.005, '0055', 'a <b> & "c"\nline two'],
  ['2026-11-29', 7, undefined, '=1+1 🌶️'],
]

// LibreOffice 7.4 opens the same file too (tried by hand: `soffice --headless --convert-to csv`)
describe('XLSX in other programs', () => {
  it('exceljs 4.4.0 reads every cell, the direction and the decimals', async () => {
    const workbook = new ExcelJs.Workbook()
    await workbook.xlsx.load(book.buffer)
    const [sheet] = workbook.worksheets
    expect(sheet?.name).toBe('مبيعات  فرع 1   اليوم')
    expect(sheet?.views).toMatchObject([{ rightToLeft: true }])
    const seen = wanted.map((_, i) => [1, 2, 3, 4].map((at) => sheet?.getCell(i + 1, at).value ?? undefined))
    expect(seen).toEqual(wanted)
    expect(['B2', 'B3', 'B4'].map((cell) => sheet?.getCell(cell).numFmt)).toEqual([
      '0.00',
      '0.000',
      undefined,
    ])
  })

  it('SheetJS 0.18.5 reads them too', () => {
    const { SheetNames, Sheets } = read(book, { type: 'array' })
    const sheet = Sheets[SheetNames[0] ?? '']
    const seen = sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : []
    expect(seen.map((row) => [0, 1, 2, 3].map((at) => row[at]))).toEqual(wanted)
    expect(sheet?.['!ref']).toBe('A1:D4')
    expect([sheet?.['B2'], sheet?.['A2']]).toMatchObject([{ t: 'n', w: '12.50' }, { t: 's' }])
  })

  it('a sheet of many columns and none of rows are files too', async () => {
    const wide = writeXlsx('x', false, [Array.from({ length: 60 }, (_, i) => `c${i}`)])
    for (const bytes of [wide, writeXlsx('', false, [])]) {
      const workbook = new ExcelJs.Workbook()
      await workbook.xlsx.load(bytes.buffer)
      expect(workbook.worksheets).toHaveLength(1)
      expect(read(bytes, { type: 'array' }).SheetNames).toHaveLength(1)
    }
  })
})
