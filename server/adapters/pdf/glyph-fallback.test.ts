import { expect, it } from 'vitest'
import { findScript, readable } from './script-fonts.ts'

/** What restaurants and guests type, by blocks of Unicode 16. */
const blocks = {
  'Basic Latin': [0x20, 0x7e],
  'Latin-1': [0xa0, 0xff],
  'Latin Extended-A': [0x100, 0x17f],
  'Spacing Modifier Letters': [0x2b0, 0x2ff],
  Greek: [0x370, 0x3ff],
  Cyrillic: [0x400, 0x4ff],
  Arabic: [0x600, 0x6ff],
  'Arabic Supplement': [0x750, 0x77f],
  Devanagari: [0x900, 0x97f],
  'Latin Extended Additional': [0x1e00, 0x1eff],
  'General Punctuation': [0x2000, 0x206f],
  'Superscripts and Subscripts': [0x2070, 0x209f],
  'Currency Symbols': [0x20a0, 0x20cf],
  'Letterlike Symbols': [0x2100, 0x214f],
  'Number Forms': [0x2150, 0x218f],
  Arrows: [0x2190, 0x21ff],
  'Mathematical Operators': [0x2200, 0x22ff],
  'Enclosed Alphanumerics': [0x2460, 0x24ff],
  'Box Drawing and Block Elements': [0x2500, 0x259f],
  'Geometric Shapes': [0x25a0, 0x25ff],
  'Miscellaneous Symbols': [0x2600, 0x26ff],
  Dingbats: [0x2700, 0x27bf],
  'CJK Symbols and Punctuation': [0x3000, 0x303f],
  'Halfwidth and Fullwidth Forms': [0xff00, 0xffef],
  'Arabic Presentation Forms': [0xfb50, 0xfdff],
  'Arabic Presentation Forms-B': [0xfe70, 0xfefc],
  'Mathematical Alphanumeric Symbols': [0x1d400, 0x1d7ff],
} as const

/** A picture has its own rule: left out where no font has it. */
const nothing = /[\p{Cn}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Extended_Pictographic}]/u

/** By block, the characters that end as an empty box. */
function boxes(): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [block, [from, to]] of Object.entries(blocks)) {
    const codes = Array.from({ length: to - from + 1 }, (_, i) => from + i)
    const lost = codes.filter((code) => {
      const letter = String.fromCodePoint(code)
      return !nothing.test(letter) && [...readable(letter.normalize('NFC'))].some((one) => !findScript(one))
    })
    if (lost.length > 0) found[block] = lost.map((code) => code.toString(16)).join(' ')
  }
  return found
}

it('of every assigned character of the blocks that restaurants type, these end as an empty box and no others', () => {
  expect(boxes()).toMatchInlineSnapshot(`
    {
      "Arabic": "605 6dd",
      "Arabic Presentation Forms": "fbc3 fbc4 fbc5 fbc6 fbc7 fbc8 fbc9 fbca fbcb fbcc fbcd fbce fbcf fbd0 fbd1 fbd2 fd90 fd91 fdc8 fdc9 fdca fdcb fdcc fdcd fdce",
      "CJK Symbols and Punctuation": "302a 302b 302c 302d 302e 302f",
      "Currency Symbols": "20c1",
      "Halfwidth and Fullwidth Forms": "ff70 ffb7",
    }
  `)
})
