import { describe, expect, it } from 'vitest'
import { openPaper } from './paper.ts'

const style = { size: 20, language: 'ar' } as const

describe('paper', () => {
  it('shapes Arabic: joined letters are narrower than the same letters alone', async () => {
    const paper = await openPaper({ title: 'x', language: 'ar' })
    const alone = [...'سلام'].reduce((sum, letter) => sum + paper.measure(letter, style), 0)
    expect(paper.measure('سلام', style)).toBeLessThan(alone)
    await paper.finish()
  })

  it('draws a line smaller rather than beyond its box, and breaks text at spaces', async () => {
    const paper = await openPaper({ title: 'x', language: 'ar' })
    const line = 'قسم العائلات المطل على الحديقة الخلفية'
    expect(paper.text(line, { ...style, x: 0, y: 0, width: 100 })).toBeLessThanOrEqual(100.01)
    const lines = paper.wrap(line, 120, style)
    expect(lines.join(' ')).toBe(line)
    for (const one of lines) expect(paper.measure(one, style)).toBeLessThanOrEqual(120)
    await paper.finish()
  })

  it('is a PDF with its fonts inside and as many pages as were begun', async () => {
    const paper = await openPaper({ title: 'الطاولات', language: 'ar' })
    paper.text('الطاولة 12', { ...style, x: 50, y: 50, weight: 'bold' })
    paper.qr('https://saffron.localhost/table/Ab12', { x: 50, y: 100, size: 120 })
    paper.nextPage()
    paper.text('Table 12', { ...style, x: 50, y: 50 })
    const bytes = await paper.finish()
    const file = Buffer.from(bytes).toString('latin1')
    expect(file.startsWith('%PDF-')).toBe(true)
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(2)
    expect(file).toContain('/FontFile2')
  })

  it('ends a page where it is cut, from its top', async () => {
    const paper = await openPaper({ title: 'x', language: 'en', size: [298, 14_400] })
    paper.cutAt(400)
    const file = Buffer.from(await paper.finish()).toString('latin1')
    expect(file).toContain('/MediaBox [0 14000 298 14400]')
  })
})
