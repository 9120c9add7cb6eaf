import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { openPaper } from './paper.ts'

/** What Firefox's reader (pdf.js 5.6.205) finds and copies of the first page, a line each, without marks of direction. */
async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  return text
    .replaceAll(/[\u200d\u200f]/g, '')
    .split('\n')
    .filter(Boolean)
}

describe('text of a PDF, as readers search and copy it', () => {
  it.each([
    ['ar', 'شركة زعفران'],
    ['ar', 'الإجمالي'],
    ['ar', 'كولا · لازانيا'],
    ['ar', 'طاولة (شرفة) 12'],
    ['ar', '12.50 ر.س'],
    ['ar', 'هاتف 055-123-4567 مساء'],
    ['ar', '2 × برجر (BBQ) 250 غم'],
    ['ar', 'من 10:00 - 23:30'],
    ['ar', 'فاتورة ضريبية مبسطة رقم 41'],
    ['ar', 'ڈار کھانا'],
    ['en', 'Café مطعم زعفران'],
    ['en', '2 × Burger (BBQ), SAR 12.50'],
    ['en', 'Ready ✓ ≤ 20 min'],
  ] as const)('%s: %s', async (language, line) => {
    const paper = await openPaper({ title: 'x', language })
    paper.text(line, { x: 50, y: 50, size: 12, language, width: 400, align: 'right' })
    expect(await readPdf(await paper.finish())).toEqual([line])
  })

  it('one document names the same glyph by all its letters', async () => {
    const paper = await openPaper({ title: 'x', language: 'ar' })
    const lines = ['رقم 41', 'مبنى رقم', 'مفهوم (رقم)', 'لا إلى لازانيا']
    for (const [i, line] of lines.entries())
      paper.text(line, { x: 50, y: 50 + i * 40, size: 12, language: 'ar', width: 400, align: 'right' })
    expect(await readPdf(await paper.finish())).toEqual(lines)
  })

  it('letters of every font stand on one line', async () => {
    const paper = await openPaper({ title: 'x', language: 'ar' })
    paper.text('برجر', { x: 50, y: 50, size: 10, language: 'ar' })
    paper.text('ڈار', { x: 150, y: 50, size: 10, language: 'ar' })
    paper.text('A ★', { x: 250, y: 50, size: 10, language: 'en' })
    const document = await getDocument({ data: await paper.finish(), verbosity: 0 }).promise
    const { items } = await (await document.getPage(1)).getTextContent()
    const heights = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.transform[5]] : []))
    expect(new Set(heights).size).toBe(1)
  })
})
