import { openSync, type Font } from 'fontkit'
import type { Language } from '#domain/core/words.ts'
import { unbrokenWords } from '#domain/site/isolate-numbers.ts'
import { fontFile } from '../pdf/script-fonts.ts'
import { textRuns, type TextRun } from '../pdf/text-runs.ts'

/** How a line is written; `size` in dots. */
export interface TextStyle {
  readonly size: number
  readonly bold: boolean
  /** Of the line as a whole: which side it begins on. */
  readonly language: Language
}

interface Face {
  readonly name: string
  readonly shapes: Font
  readonly outlines: Font
}

const opened = new Map<string, Face>()

/**
 * Each font is opened twice, since an outline spoils what shapes: a letter with dots is drawn from the one without, which the
 * font then keeps without its code, and a ح that was first met within a ج joins nothing any more.
 */
function faceOf(script: TextRun['script'], bold: boolean): Face {
  const weight = bold ? 700 : 400
  const name = `${script}-${weight}`
  const known = opened.get(name)
  if (known) return known
  const file = fontFile(script, weight)
  const face = { name, shapes: openSync(file), outlines: openSync(file) }
  opened.set(name, face)
  return face
}

/** Lines of both languages as outlines: shaped by the font's own tables, in the order of Unicode's bidi algorithm. */
export class TicketText {
  readonly #outlines = new Map<string, string>()

  /** The outlines that were used, once each. */
  defs(): string {
    return [...this.#outlines].map(([id, path]) => `<path id="${id}" d="${path}"/>`).join('')
  }

  measure(line: string, style: TextStyle): number {
    return textRuns(line, style.language).reduce((sum, run) => sum + this.#shape(run, style).wide, 0)
  }

  /** Breaks text at spaces into lines of at most that width; a word that is wider is broken within. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of unbrokenWords(text).flatMap((one) => this.#fit(one, width, style))) {
      const longer = line ? `${line} ${word}` : word
      if (!line || this.measure(longer, style) <= width) line = longer
      else {
        lines.push(line)
        line = word
      }
    }
    return line ? [...lines, line] : lines
  }

  /** Draws a line from `x` on, its letters standing on `y`. */
  draw(
    line: string,
    style: TextStyle,
    { x, y, fill = '#000' }: { x: number; y: number; fill?: string },
  ): string {
    let at = x
    const uses = textRuns(line, style.language).flatMap((run) => {
      const { wide, scale, face, glyphs, positions } = this.#shape(run, style)
      let pen = at
      at += wide
      return glyphs.map((glyph, i) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
        const id = `${face.name}-${glyph.id}`
        if (!this.#outlines.has(id)) this.#outlines.set(id, face.outlines.getGlyph(glyph.id).path.toSVG())
        const place = `translate(${round(pen + xOffset * scale)} ${round(y - yOffset * scale)}) scale(${scale} ${-scale})`
        pen += xAdvance * scale
        return `<use xlink:href="#${id}" transform="${place}"/>`
      })
    })
    return `<g fill="${fill}">${uses.join('')}</g>`
  }

  #fit(word: string, width: number, style: TextStyle): string[] {
    if (this.measure(word, style) <= width) return [word]
    const parts: string[] = []
    let part = ''
    for (const letter of word) {
      if (part && this.measure(part + letter, style) > width) {
        parts.push(part)
        part = ''
      }
      part += letter
    }
    return [...parts, part]
  }

  #shape(run: TextRun, { size, bold }: TextStyle) {
    const face = faceOf(run.script, bold)
    const scale = size / face.shapes.unitsPerEm
    const { glyphs, positions, advanceWidth } = face.shapes.layout(run.text)
    return { wide: advanceWidth * scale, scale, face, glyphs, positions }
  }
}

const round = (value: number) => Math.round(value * 100) / 100
