/**
 * Takes what a person typed and the most characters allowed; returns clean text, or undefined when it is longer.
 * NFC, trimmed, without NUL and other control characters (new lines stay), lone surrogates or bidi controls;
 * a text of which nothing can be seen is empty;
 * length is counted in code points. Safety 36, spec 5.
 */
export function cleanText(text: string, most: number): string | undefined {
  const clean = text
    .toWellFormed()
    .replaceAll('\uFFFD', '')
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replace(
      /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g,
      '',
    )
    .trim()
  if (/^[\p{Default_Ignorable_Code_Point}\s]*$/u.test(clean)) return ''
  return lengthOf(clean) <= most ? clean : undefined
}

/**
 * Takes what a person typed into one line, such as a name; returns it as cleanText() does, in one line: a new line in a name
 * would stand on tickets and in mails as a line of ours. Safety 36.
 */
export function cleanLine(text: string, most: number): string | undefined {
  return cleanText(text.replace(/\s*[\n\r\u0085\u2028\u2029]+\s*/g, ' '), most)
}

/** Takes a text; returns its length in code points, as the browser counts it too. Safety 36. */
export function lengthOf(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
