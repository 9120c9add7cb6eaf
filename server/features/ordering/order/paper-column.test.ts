import { expect, it } from 'vitest'
import { openColumn } from './paper-column.ts'

it('a dish of the longest name goes on in the next line, as large as the others', async () => {
  const { paper, at } = await openColumn('x', 'ar')
  const top = at.y
  at.row('1 × برجر', '38.00')
  const line = at.y - top
  at.row('1 × صينية المشاوي المشكلة مع الأرز والسلطات والخبز الطازج لعشرة أشخاص من ضيوفكم', '320.00')
  expect(at.y - top - line).toBeGreaterThan(line * 1.5)
  await paper.finish()
})
