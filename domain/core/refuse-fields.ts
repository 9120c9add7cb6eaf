import { refuse, type Refusal, type RefusalCode } from './refusal.ts'

/**
 * Takes what is wrong with each field of a form; returns the refusal of the whole: "Please fill all fields" when one
 * is missing, else the words of the first fault; undefined when nothing is wrong. Spec 5.
 */
export function refuseFields(fields: Readonly<Record<string, readonly RefusalCode[]>>): Refusal | undefined {
  const codes = Object.values(fields).flat()
  const [first] = codes
  if (!first) return undefined
  return refuse(codes.includes('field-required') ? 'fill-all-fields' : first, { fields })
}
