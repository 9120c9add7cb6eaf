import { toWesternDigits } from './digits.ts'
import { withoutBidiMarks } from './bidi-marks.ts'

const shape = /^\+?(?=(?:\D*\d){3})[\d ()-]{3,30}$/

/**
 * Takes a number that people are shown to call, a landline or a short one too; returns it in Western digits, or undefined for
 * what is none: other letters, markup, a second line. Spec 5.
 */
export function readPhoneLine(typed: string): string | undefined {
  const plain = toWesternDigits(withoutBidiMarks(typed)).trim()
  return shape.test(plain) ? plain : undefined
}
