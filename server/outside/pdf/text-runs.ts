import bidiFactory from 'bidi-js'
import { toWesternDigits } from '#domain/digits.ts'
import type { Language } from '#domain/words.ts'

/** Letters of one script and direction, to be drawn from left to right where it stands. */
export interface TextRun {
  readonly text: string
  readonly script: 'arabic' | 'latin' | 'latin-ext'
}

// its types describe the module as CommonJS sees it, what is loaded is the factory itself
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()
const arabic = /\p{Script_Extensions=Arabic}/u
const extended =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u1e00-\u1e9f\u20a0-\u20ab\u20ad-\u20c0]/u

/**
 * Takes one line of text and the language that it stands in; returns its runs in the order in which they are drawn from
 * left to right (Unicode's bidirectional algorithm). Arabic runs stay in reading order: shaping turns them. Safety 36:
 * Western digits everywhere.
 */
export function textRuns(line: string, language: Language): TextRun[] {
  const text = withoutEmoji(
    toWesternDigits(line.normalize('NFC')).replaceAll(/[\n\r\t\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' '),
  )
  const embedding = bidi.getEmbeddingLevels(text, language === 'ar' ? 'rtl' : 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels)
  const runs: { text: string; script: TextRun['script']; level: number }[] = []
  let at = 0
  for (const letter of text) {
    const level = embedding.levels[at] ?? 0
    const script = arabic.test(letter) ? 'arabic' : extended.test(letter) ? 'latin-ext' : 'latin'
    const drawn = mirrored.get(at) ?? letter
    const last = runs.at(-1)
    if (last && last.level === level && last.script === script) last.text += drawn
    else runs.push({ text: drawn, script, level })
    at += letter.length
  }
  return inDrawnOrder(runs).map(({ text: letters, script, level }) => ({
    // marks and spaces between Arabic words have no letters that would turn them
    text: level % 2 === 1 && script !== 'arabic' ? [...letters].toReversed().join('') : letters,
    script,
  }))
}

const emoji = /\p{RGI_Emoji}|[\p{Extended_Pictographic}--[©®™]]\ufe0f?/gv

/** The fonts have none: an empty box stood for each. A line of nothing else keeps its boxes, so that somebody asks. */
function withoutEmoji(text: string): string {
  const words = text.replace(emoji, '')
  if (words === text || !/[\p{L}\p{N}]/u.test(words)) return text
  return words.replace(/ {2,}/g, ' ').trim()
}

/** Rule L2: from the highest level down to 1, each stretch of that level or above is turned. */
function inDrawnOrder<T extends { level: number }>(runs: readonly T[]): T[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level >= 1; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to += 1
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed())
      from = Math.max(from, to)
    }
  }
  return ordered
}
