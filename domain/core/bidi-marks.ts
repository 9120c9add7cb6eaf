/**
 * Takes a number, a code or an address as somebody pasted it; returns it without the marks that nobody sees: contacts and
 * chats put marks of direction around numbers, pages put soft hyphens and joins of no width into words. Safety 36.
 */
export function withoutBidiMarks(text: string): string {
  return text.replaceAll(/[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
}
