import type { PlacedRun } from './text-runs.ts'

/**
 * Takes a line's runs as they stand from left to right; returns them in the order in which they are drawn, which is what
 * readers search and copy: stretches in reading order, and within one that is read from the right its words from left to right,
 * as readers turn such a stretch as a whole. A space in it is a gap: its font has none, and another one's would end the stretch.
 */
export function inReadingOrder<T extends PlacedRun>(runs: readonly T[]): T[] {
  const stretches: { fromRight: boolean; at: number; runs: T[] }[] = []
  for (const run of runs) {
    const last = stretches.at(-1)
    if (last?.fromRight === run.fromRight) {
      last.runs.push(run)
      last.at = Math.min(last.at, run.at)
    } else stretches.push({ fromRight: run.fromRight, at: run.at, runs: [run] })
  }
  return stretches
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ fromRight, runs: parts }) =>
      fromRight ? parts.filter(({ text }) => text.trim() !== '') : parts,
    )
}

/** What of an embedded font of pdfkit 0.20 says which letters its glyphs are. */
interface EmbeddedFont {
  readonly unicode: (readonly number[] | undefined)[]
  toUnicodeCmap: () => unknown
}

const isEmbedded = (font: unknown): font is EmbeddedFont =>
  typeof font === 'object' && font !== null && 'unicode' in font && 'toUnicodeCmap' in font
const said = new WeakSet<EmbeddedFont>()
const arabic = /\p{Script=Arabic}/u

/**
 * Takes a font of a document; from then on its ligatures that are read from the right (لا) name their letters from left to
 * right, as their line's other glyphs do: readers turn the letters of a line, those within a glyph as well, so الإجمالي was found
 * in none of them.
 */
export function sayLigatures(font: unknown): void {
  if (!isEmbedded(font) || said.has(font)) return
  said.add(font)
  const write = font.toUnicodeCmap.bind(font)
  font.toUnicodeCmap = () => {
    for (const [glyph, codes] of font.unicode.entries())
      if (codes && codes.length > 1 && arabic.test(String.fromCodePoint(...codes)))
        font.unicode[glyph] = codes.toReversed()
    return write()
  }
}
