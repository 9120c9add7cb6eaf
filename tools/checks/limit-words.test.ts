import { describe, expect, it } from 'vitest'
import { noLimits, numbersSaid } from './limit-words.ts'
import { parseTsx, walk } from './parse-tsx.ts'

describe('numbers that a text says by itself', () => {
  it.each([
    ['Up to 6 photos of at most 4 MB each.', ['6 photos', '4 MB']],
    ['We send you a 4-digit code.', ['4-digit']],
    ['A turn can only be delayed three times', ['three times']],
    ['يمكن إرفاق 6 صور كحد أقصى', ['6 صور']],
    ['يمكن تأخير الدور ثلاث مرات فقط', ['ثلاث مرات']],
    ['تُنشر خلال ثلاثة أيام.', ['ثلاثة أيام']],
  ])('are found in %s', (text, said) => {
    expect(numbersSaid('x.ts', text)).toEqual(said)
  })

  it.each([
    '{count} photos',
    '1 minute left',
    'Two sessions become one',
    'مثال: موقف 3',
    '0 turns a rule off.',
    'Coordinates like 24.71,46.67.',
    'الثلاثاء',
    'Asia/Riyadh',
  ])('are none in %s', (text) => {
    expect(numbersSaid('x.ts', text)).toEqual([])
  })

  it('what is named as no limit is still said where it is named', () => {
    for (const [file, known] of Object.entries(noLimits)) {
      const texts: string[] = []
      const { code, program } = parseTsx(file)
      walk(program, (node) => void texts.push(code.slice(node.start, node.end)))
      for (const said of known) expect(texts.join('\n')).toContain(said)
    }
  })
})
