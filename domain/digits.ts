/**
 * Takes any text; returns it with Arabic-Indic (٠-٩) and Persian (۰-۹) digits as Western digits, all else
 * untouched. Spec 5.
 */
export function toWesternDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}
