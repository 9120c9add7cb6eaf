import bidiFactory from 'bidi-js'
import { toWesternDigits } from '#domain/core/digits.ts'
import { directionOf, type Language } from '#domain/core/words.ts'
import { readable, scriptOf, type FontScript } from './script-fonts.ts'

/** Letters of one script and direction, to be drawn from left to right where it stands. */
export interface TextRun {
  readonly text: string
  readonly script: FontScript
}

// its types describe the module as CommonJS sees it, what is loaded is the factory itself
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()
/** They have no place of their own: they belong to the letter before them. */
const joined = /[\p{M}\u200c\u200d]/u
const isArabic = (script: FontScript) => script === 'arabic' || script === 'arabic-more'

/**
 * Takes one line of text and the language that it stands in; returns its runs in the order in which they are drawn from
 * left to right (Unicode's bidirectional algorithm). Arabic runs stay in reading order: shaping turns them. Safety 36:
 * Western digits everywhere.
 */
export function textRuns(line: string, language: Language): TextRun[] {
  const text = withoutEmoji(
    toWesternDigits(readable(line.normalize('NFC'))).replaceAll(
      /[\n\r\t\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
      ' ',
    ),
  )
  const embedding = bidi.getEmbeddingLevels(text, directionOf[language])
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels)
  const runs: { text: string; script: TextRun['script']; level: number }[] = []
  let at = 0
  for (const letter of text) {
    const level = embedding.levels[at] ?? 0
    const drawn = mirrored.get(at) ?? letter
    const last = runs.at(-1)
    const script = last && joined.test(letter) ? last.script : scriptOf(letter)
    if (last?.level === level && isArabic(script) && isArabic(last.script)) {
      // a word is joined: one letter that the font lacks has all of it drawn by the other
      last.text += drawn
      if (script === 'arabic-more') last.script = script
    } else if (last && last.level === level && last.script === script) last.text += drawn
    else runs.push({ text: drawn, script, level })
    at += letter.length
  }
  return inDrawnOrder(runs).map(({ text: letters, script, level }) => ({
    // marks and spaces between Arabic words have no letters that would turn them
    text: level % 2 === 1 && !isArabic(script) ? [...letters].toReversed().join('') : letters,
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
