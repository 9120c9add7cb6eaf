import type { PlacedRun } from './text-runs.ts'

/** A run to be drawn, and whether a space follows it in the text that its glyphs do not draw. */
export interface ReadRun extends PlacedRun {
  readonly spaceAfter: boolean
}

const isWord = ({ script, fromRight }: PlacedRun) => fromRight && script.startsWith('arabic')
const isSpace = ({ text }: PlacedRun) => text.trim() === ''

/**
 * Takes a line's runs as they stand from left to right; returns them in the order in which they are drawn, which is what
 * readers search and copy: in reading order, but Arabic words beside each other from left to right, as readers turn such a
 * stretch as a whole. A space in it is a gap: its font has none, and another one's would end the stretch.
 */
export function inReadingOrder<T extends PlacedRun>(runs: readonly T[]): (T & ReadRun)[] {
  const stretches: { words: boolean; at: number; runs: T[] }[] = []
  for (const [i, run] of runs.entries()) {
    const last = stretches.at(-1)
    const next = runs.slice(i).find((one) => !isSpace(one))
    const within = last?.words && isSpace(run) && run.fromRight && next && isWord(next)
    if (last && last.words && (isWord(run) || within)) {
      last.runs.push(run)
      last.at = Math.min(last.at, run.at)
    } else stretches.push({ words: isWord(run), at: run.at, runs: [run] })
  }
  const read = [...runs].toSorted((a, b) => a.at - b.at)
  const spaceAfter = (run: T) => {
    const next = read[read.indexOf(run) + 1]
    return run.read.endsWith(' ') || (next?.read.startsWith(' ') ?? false)
  }
  return stretches
    .filter(({ runs: parts }) => !parts.every(isSpace))
    .map((stretch, column) => ({ ...stretch, column }))
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ runs: parts, column }, i, all) => {
      // readers see a gap by themselves where the next stretch lies to the right
      const goesBack = (all[i + 1]?.column ?? column) < column
      // the first word from the left is the last one that is read
      const [end] = parts
      return parts
        .filter((run) => !isSpace(run))
        .map((run) => ({ ...run, spaceAfter: goesBack && run === end && spaceAfter(run) }))
    })
}

interface Glyph {
  readonly id: number
  readonly codePoints: readonly number[]
  readonly advanceWidth: number
}

/** What of an embedded font of pdfkit 0.20 says which letters its glyphs are. */
interface EmbeddedFont {
  readonly unicode: (readonly number[] | undefined)[]
  readonly widths: (number | undefined)[]
  readonly scale: number
  readonly subset: { readonly glyphs: number[]; includeGlyph(id: number): number }
  layout(text: string, features: unknown): { readonly glyphs: readonly Glyph[]; readonly positions: unknown }
  encode: (text: string, features: unknown) => [string[], unknown]
}

const isEmbedded = (font: unknown): font is EmbeddedFont =>
  typeof font === 'object' && font !== null && 'unicode' in font && 'subset' in font && 'encode' in font

const rightToLeftMark = 0x200f
const zeroWidthJoiner = 0x200d
const space = 0x20

/** Says what the glyphs of the fonts of one document are read as. */
export class GlyphReadings {
  readonly #known = new WeakSet<EmbeddedFont>()
  #run: ReadRun | undefined

  /** Takes a font of the document and the run that is drawn with it next. */
  say(font: unknown, run: ReadRun): void {
    this.#run = run
    if (!isEmbedded(font) || this.#known.has(font)) return
    this.#known.add(font)
    const ids = new Map<string, number>()
    font.encode = (text, features) => {
      const { glyphs, positions } = font.layout(text, features)
      const codes = glyphs.map((glyph, i) => this.#codesOf(glyph, i, glyphs.length))
      return [glyphs.map((glyph, i) => hex(idOf(font, ids, glyph, codes[i] ?? []))), positions]
    }
  }

  /**
   * From left to right, as readers expect it of glyphs in a line: they turn a stretch that is read from the right by letters,
   * those of a ligature (لا) as well. A space that no glyph draws belongs to the letter before it; where that is the leftmost of
   * a stretch, a mark keeps readers from taking the glyph for a space alone.
   */
  #codesOf({ codePoints }: Glyph, at: number, count: number): number[] {
    const run = this.#run
    if (!run || !isWord(run)) {
      const own = run?.fromRight ? [...run.read.trim()].map((sign) => sign.codePointAt(0) ?? 0) : []
      const said = run?.fromRight && count === own.length ? [own[count - 1 - at] ?? 0] : [...codePoints]
      return run?.spaceAfter && at === count - 1 ? [...said, space] : said
    }
    // dots that a font draws apart from their letter are read with it
    const turned = codePoints.length > 0 ? codePoints.toReversed() : [zeroWidthJoiner]
    return run.spaceAfter && at === 0 ? [rightToLeftMark, space, ...turned] : turned
  }
}

/** One glyph is several in the file where it is read as several letters: Urdu's ٹ is drawn with the body of ب. */
function idOf(font: EmbeddedFont, ids: Map<string, number>, glyph: Glyph, codes: readonly number[]): number {
  const key = `${glyph.id}:${codes.join(' ')}`
  const known = ids.get(key)
  if (known !== undefined) return known
  const first = font.subset.includeGlyph(glyph.id)
  const id = font.unicode[first] === undefined ? first : font.subset.glyphs.push(glyph.id) - 1
  font.widths[id] ??= glyph.advanceWidth * font.scale
  font.unicode[id] = codes
  ids.set(key, id)
  return id
}

const hex = (id: number) => id.toString(16).padStart(4, '0')
