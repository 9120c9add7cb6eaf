import { createRequire } from 'node:module'
import { openSync } from 'fontkit'

const files = createRequire(import.meta.url)

/**
 * The font files of papers and tickets, and which letters each is for; the first that fits a letter draws it. Readex Pro is
 * the pages' font. It has neither the letters of Persian and Urdu nor any further script of those who live in the Gulf:
 * these are Noto's. Signs that neither has (★ ✓ → ≤ ℃) are DejaVu's. Each file is opened when its first letter is drawn.
 */
const fonts = {
  arabic: [
    /[\u060c\u061b\u061f\u0621-\u063a\u0640-\u0656\u0660-\u0671\u06a1\u06a4\u06ba]/u,
    '@fontsource/readex-pro/files/readex-pro-arabic',
  ],
  'arabic-more': [
    /\p{Script_Extensions=Arabic}/u,
    '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic',
  ],
  'latin-ext': [
    /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u1e00-\u1e9f\u20a0-\u20ab\u20ad-\u20c0]/u,
    '@fontsource/readex-pro/files/readex-pro-latin-ext',
  ],
  vietnamese: [/[\u1ea0-\u1ef9]/u, '@fontsource/readex-pro/files/readex-pro-vietnamese'],
  cyrillic: [
    /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u,
    '@fontsource/noto-sans/files/noto-sans-cyrillic',
  ],
  'cyrillic-ext': [/[\u0460-\u052f]/u, '@fontsource/noto-sans/files/noto-sans-cyrillic-ext'],
  greek: [/[\u0384-\u03ff]/u, '@fontsource/noto-sans/files/noto-sans-greek'],
  'greek-ext': [/[\u1f00-\u1fff]/u, '@fontsource/noto-sans/files/noto-sans-greek-ext'],
  devanagari: [/[\u0900-\u097f]/u, '@fontsource/noto-sans/files/noto-sans-devanagari'],
  latin: [/[^]/u, '@fontsource/readex-pro/files/readex-pro-latin'],
  // of scripts that are read from the right it would need to know more than the order of their letters
  symbols: [
    /[\p{sc=Common}\p{sc=Inherited}\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Georgian}]/u,
    '@fontsource/dejavu-sans/files/dejavu-sans-latin',
  ],
} as const satisfies Readonly<Record<string, readonly [RegExp, string]>>

/** Letters that one font file draws. */
export type FontScript = keyof typeof fonts
const fontScripts = Object.keys(fonts) as FontScript[]

/** Most of what is drawn: whose it is needs no font to be opened. */
const plain = { latin: /[ -~]/, arabic: /[\u0621-\u063a\u0641-\u064a]/ } as const

/** Takes a letter; returns whose font draws it, the next one's where it lacks the letter; undefined: none of them. */
export function findScript(letter: string): FontScript | undefined {
  if (plain.latin.test(letter)) return 'latin'
  if (plain.arabic.test(letter)) return 'arabic'
  return fontScripts.find((script) => fonts[script][0].test(letter) && lettersOf(script).has(letter))
}

/** Takes a letter; returns whose font draws it, if only as an empty box. */
export function scriptOf(letter: string): FontScript {
  return findScript(letter) ?? 'latin'
}

const letters = new Map<FontScript, ReadonlySet<string>>()

function lettersOf(script: FontScript): ReadonlySet<string> {
  const known = letters.get(script)
  if (known) return known
  const bold = new Set(openSync(fontFile(script, 700)).characterSet)
  const both = openSync(fontFile(script, 400)).characterSet.filter((code) => bold.has(code))
  const own = new Set(both.map((code) => String.fromCodePoint(code)))
  letters.set(script, own)
  return own
}

const found = new Map<string, string>()

/** Takes a script and a weight; returns where its font lies. */
export function fontFile(script: FontScript, weight: 400 | 700): string {
  const name = `${fonts[script][1]}-${weight}-normal.woff`
  const known = found.get(name) ?? files.resolve(name)
  found.set(name, known)
  return known
}

let anyAscii: ((text: string) => string) | undefined

/** Letters in the dress of signs, and of East Asian width: their plain forms are the same text (Unicode, NFKC). */
const dressed = /[\u{1d400}-\u{1d7ff}\uff01-\uffee]/gu
/** Drawn as nothing, or pictures, which are not read out (":hot_pepper:"). */
const unread =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u
const wordLike = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u

/**
 * Takes a line; returns it with what no font has in Latin letters, as it is read: 刘伟 is LiuWei. A sign that is another one in
 * another form is that one, a space of any width a space. What cannot be read stays.
 */
export function readable(line: string): string {
  let read = ''
  let foreign = ''
  const flush = () => {
    if (foreign) read += sayAloud(foreign)
    foreign = ''
  }
  for (const letter of line.replace(dressed, (sign) => sign.normalize('NFKC')).replaceAll(/\p{Zs}/gu, ' ')) {
    if (unread.test(letter) || !wordLike.test(letter) || findScript(letter)) {
      flush()
      read += letter
    } else foreign += letter
  }
  flush()
  return read
}

function sayAloud(word: string): string {
  const same = word.normalize('NFKC')
  if ([...same].every((letter) => findScript(letter) !== undefined)) return same
  // half a megabyte of letters: only who needs them pays for them
  anyAscii ??= (files('any-ascii') as { default: (text: string) => string }).default
  return anyAscii(word) || word
}
