import bidiFactory from 'bidi-js'
import { toWesternDigits } from '#domain/core/digits.ts'
import { isolateNumbers } from '#domain/site/isolate-numbers.ts'
import { directionOf, type Language } from '#domain/core/words.ts'
import { findScript, readable, scriptOf, type FontScript } from './script-fonts.ts'

/** Letters of one script and direction, to be drawn from left to right where it stands. */
export interface TextRun {
  readonly text: string
  readonly script: FontScript
}

/** A run with what a file says of it to those who search and copy. */
export interface PlacedRun extends TextRun {
  /** As people read it: spaces and signs beside Arabic in their own order, brackets as they were typed. */
  readonly read: string
  /** Read from the right. */
  readonly fromRight: boolean
  /** Where it begins in the text that is read. */
  readonly at: number
}

// its types describe the module as CommonJS sees it, what is loaded is the factory itself
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()
/** They have no place of their own: they belong to the letter before them. */
const joined = /[\p{M}\u200c\u200d]/u
const isArabic = (script: FontScript) => script === 'arabic' || script === 'arabic-more'
/** Marks of direction: they say where letters stand, and are no letters. */
const direction = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/u

/**
 * Takes one line of text and the language that it stands in; returns its runs in the order in which they are drawn from
 * left to right (Unicode's bidirectional algorithm). Arabic runs stay in reading order: shaping turns them. Marks of direction
 * are followed, but for those that turn letters themselves (overrides). Safety 36: Western digits everywhere.
 */
export function textRuns(line: string, language: Language): PlacedRun[] {
  const text = isolateNumbers(
    withoutEmoji(
      toWesternDigits(readable(line.normalize('NFC')))
        .replaceAll(/[\n\r\t]/g, ' ')
        .replaceAll(/[\u202d\u202e\u200b\u2060\ufeff\u00ad]/g, ''),
    ),
  )
  const embedding = bidi.getEmbeddingLevels(text, directionOf[language])
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels)
  const runs: Run[] = []
  let at = 0
  for (const letter of text) {
    if (!direction.test(letter))
      addLetter(runs, { letter, drawn: mirrored.get(at) ?? letter, level: embedding.levels[at] ?? 0, at })
    at += letter.length
  }
  return inDrawnOrder(runs).map(({ text: letters, read, script, level, at: begun }) => ({
    // marks and spaces between Arabic words have no letters that would turn them
    text: level % 2 === 1 && !isArabic(script) ? [...letters].toReversed().join('') : letters,
    read,
    script,
    fromRight: level % 2 === 1,
    at: begun,
  }))
}

interface Run {
  text: string
  read: string
  script: FontScript
  readonly level: number
  readonly at: number
}

function addLetter(
  runs: Run[],
  { letter, drawn, level, at }: { letter: string; drawn: string; level: number; at: number },
): void {
  const last = runs.at(-1)
  const script = last && joined.test(letter) ? last.script : scriptOf(drawn)
  const same = last?.level === level
  if (same && isArabic(script) && isArabic(last.script)) {
    // a word is joined: one letter that the font lacks has all of it drawn by the other
    if (script === 'arabic-more') last.script = script
  } else if (!same || last.script !== script) {
    runs.push({ text: drawn, read: letter, script, level, at })
    return
  }
  last.text += drawn
  last.read += letter
}

const emoji = /\p{RGI_Emoji}|[\p{Extended_Pictographic}--[©®™]]\ufe0f?/gv

/**
 * The fonts have few: an empty box stood for each. Those that were signs before (✓ ♥ ☎) are drawn as such. A line of nothing
 * else keeps its boxes, so that somebody asks.
 */
function withoutEmoji(text: string): string {
  const words = text.replace(emoji, (one) => {
    if (/^[0-9#*]/.test(one)) return one.charAt(0)
    const sign = one.replace('\ufe0f', '')
    return sign.length === 1 && findScript(sign) ? sign : ''
  })
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
