import { createRequire } from 'node:module'

const files = createRequire(import.meta.url)

/**
 * The font files of papers and tickets, and which letters each is for; the first that fits a letter draws it. Readex Pro is
 * the pages' font. It has neither the letters of Persian and Urdu nor any further script of those who live in the Gulf:
 * these are Noto's. Each file is opened when its first letter is drawn.
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
} as const satisfies Readonly<Record<string, readonly [RegExp, string]>>

/** Letters that one font file draws. */
export type FontScript = keyof typeof fonts
const fontScripts = Object.keys(fonts) as FontScript[]

/** Takes a letter; returns whose font draws it. */
export function scriptOf(letter: string): FontScript {
  return fontScripts.find((script) => fonts[script][0].test(letter)) ?? 'latin'
}

const found = new Map<string, string>()

/** Takes a script and a weight; returns where its font lies. */
export function fontFile(script: FontScript, weight: 400 | 700): string {
  const name = `${fonts[script][1]}-${weight}-normal.woff`
  const known = found.get(name) ?? files.resolve(name)
  found.set(name, known)
  return known
}

/** Words of a script that none of the fonts has. */
const unknown =
  /[[\p{L}\p{M}\p{N}]--[\p{scx=Arabic}\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}\p{scx=Devanagari}\p{sc=Common}\p{sc=Inherited}]]+/gv

let anyAscii: ((text: string) => string) | undefined

/** Takes a line; returns it with what no font has in Latin letters, as it is read: 刘伟 is LiuWei. What cannot be read stays. */
export function readable(line: string): string {
  return line.replace(unknown, (word) => {
    // half a megabyte of letters: only who needs them pays for them
    anyAscii ??= (files('any-ascii') as { default: (text: string) => string }).default
    return anyAscii(word) || word
  })
}
