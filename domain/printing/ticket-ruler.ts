import type { PaperWidth, PrintLanguage } from './print-ticket.ts'
import { usualDots } from './print-ticket.ts'
import { languages, type Language, type Words } from '../core/words.ts'

/** The widest heads that are sold for these papers (escpos-printer-db v26.07.27: 432 and 640 dots). */
const widest: Readonly<Record<PaperWidth, number>> = { 58: 448, 80: 640 }

/** Takes how many dots a printer's lines have and its paper; returns how far the ruler of its test page goes: beyond every head of that paper. */
export function rulerUntil(dots: number, paper: PaperWidth): number {
  return Math.max(dots, widest[paper], usualDots[paper])
}

/** A mark of the ruler; `tall`: with its number. */
export interface RulerMark {
  readonly at: number
  readonly tall: boolean
}

/** Takes how far a ruler goes and how many dots the lines have; returns its marks: one each 32 dots, numbers each 64, and the lines' own. */
export function rulerMarks(until: number, dots: number): RulerMark[] {
  const marks = Array.from({ length: Math.floor(until / 32) }, (_, i) => (i + 1) * 32)
  const all = [...new Set([...marks, dots])].toSorted((a, b) => a - b)
  return all.map((at) => ({ at, tall: at % 64 === 0 || at === dots }))
}

/** Takes how many dots the lines have and the page's language; returns what the test page says of them, a line each. */
export function rulerWords(dots: number, language: PrintLanguage): { text: string; language: Language }[] {
  const words: readonly Words[] = [
    { ar: `عرض السطر: ${dots} نقطة`, en: `Line width: ${dots} dots` },
    {
      ar: 'إذا ظهر الإطار من الجهتين فالعرض صحيح. وإذا كان مقطوعًا فالعرض الصحيح في إعدادات الطابعة هو أكبر رقم تظهر علامته على المسطرة.',
      en: 'If the frame shows on both sides, the width is right. If it is cut, choose the largest number whose mark you see on the ruler in the printer’s settings.',
    },
  ]
  const printed: readonly Language[] = language === 'both' ? languages : [language]
  return words.flatMap((one) => printed.map((own) => ({ text: one[own], language: own })))
}
