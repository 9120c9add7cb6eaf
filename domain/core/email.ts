import { limits } from './limits.ts'
import { withoutBidiMarks } from './bidi-marks.ts'
import { cleanLine } from './text.ts'

/**
 * Takes what a person typed for an e-mail; returns it clean and in lower case, or the code of the text that says what
 * is wrong: blank, longer than 50 characters, or no address. Spec 5.
 */
export function readEmail(
  text: string,
): { email: string } | { wrong: 'email-required' | 'text-too-long' | 'email-invalid' } {
  const clean = cleanLine(withoutBidiMarks(text), limits.email)
  if (clean === undefined) return { wrong: 'text-too-long' }
  if (clean === '') return { wrong: 'email-required' }
  const email = clean.toLowerCase()
  return /^[^\s@<>()",;:\\[\]]+@[^\s@.<>()",;:\\[\]]+(?:\.[^\s@.<>()",;:\\[\]]+)+$/.test(email)
    ? { email }
    : { wrong: 'email-invalid' }
}
