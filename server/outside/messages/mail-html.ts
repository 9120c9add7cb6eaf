import type { Language } from '#domain/words.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Takes a mail's text and language; returns the same as HTML in its direction, its links to be tapped. */
export function mailHtml(text: string, language: Language): string {
  const safe = text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')
  const linked = safe.replace(/https?:\/\/[^\s<]*[^\s<.,;:!?،؛؟)\]]/g, (url) => `<a href="${url}">${url}</a>`)
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const style =
    'font:16px/1.6 system-ui,sans-serif;color:#211812;max-width:34em;margin:1em auto;padding:0 1em'
  return `<!doctype html><html lang="${language}" dir="${direction}"><body><div style="${style}">${linked.replaceAll('\n', '<br>')}</div></body></html>`
}
