/** What of fontkit is used: it has no types of its own. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number
    readonly path: { toSVG(): string }
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[]
    readonly positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
    readonly advanceWidth: number
  }
  export interface Font {
    readonly unitsPerEm: number
    /** Code points that it has a glyph for. */
    readonly characterSet: readonly number[]
    /** Shapes a run of one script, its letters in reading order; returns glyphs as they stand from left to right. */
    layout(text: string): GlyphRun
    getGlyph(id: number): Glyph
  }
  export function openSync(path: string): Font
}
