import { isolateNumbers } from '#domain/site/isolate-numbers.ts'
import { directionOf, type Language } from '#domain/core/words.ts'
import { mailParts, type MailPart } from './mail-parts.ts'
import type { MailLook, MessageToSend } from './port.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

const fonts = "'Readex Pro','Segoe UI',Tahoma,system-ui,sans-serif"
const goOn: Readonly<Record<Language, string>> = { ar: 'التفاصيل', en: 'Details' }

/**
 * Takes a message; returns its text as a page in its language's direction and its restaurant's look: the name above, a link
 * that ends a line as a button, a code large. Styles stand in the elements, since mail programs drop all others; no picture,
 * since they ask before they show one.
 */
export function mailHtml({ body, language, look, secret, params }: Mail): string {
  const direction = directionOf[language]
  const text = look && body.startsWith(`${look.name}: `) ? upper(body.slice(look.name.length + 2)) : body
  const parts = mailParts(text, secret ? params[0] : undefined)
  const { ground, surface, ink } = look ?? plainLook
  const page = `margin:0;padding:24px 16px;background:${ground};color:${ink};font:16px/1.7 ${fonts}`
  const card = `background:${surface};border-radius:16px;padding:24px`
  const head = look
    ? `<p style="margin:0 8px 12px;font-size:20px;font-weight:600">${safe(look.name)}</p>`
    : ''
  const first = parts.find((part) => 'url' in part)
  const inner = parts.map((part) => drawPart(part, language, look ?? plainLook, part === first)).join('')
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;padding:0;background:${ground}"><div dir="${direction}" style="${page}"><div style="max-width:34em;margin:0 auto">${head}<div style="${card}">${inner}</div></div></div></body></html>`
}

type Mail = Pick<MessageToSend, 'body' | 'language' | 'look' | 'secret' | 'params'>

/** Where a mail is no restaurant's. */
const plainLook: Omit<MailLook, 'name'> = {
  ground: '#faf6f1',
  surface: '#ffffff',
  ink: '#211812',
  accent: '#bf3a1b',
  onAccent: '#ffffff',
}

function drawPart(
  part: MailPart,
  language: Language,
  look: Omit<MailLook, 'name'>,
  isFirst: boolean,
): string {
  if ('code' in part)
    return `<p style="margin:16px 0;font-size:32px;font-weight:600;line-height:1.4"><bdi dir="ltr" style="letter-spacing:6px">${safe(part.code)}</bdi></p>`
  if ('url' in part) {
    // one act is the first, what else there is stands beside it more quietly
    const colours = isFirst
      ? `background:${look.accent};border:1px solid ${look.accent};color:${look.onAccent}`
      : `border:1px solid ${look.ink};color:${look.ink}`
    const style = `display:inline-block;padding:11px 23px;border-radius:14px;${colours};font-weight:600;text-decoration:none`
    return `<p style="margin:16px 0 8px"><a href="${safe(part.url)}" style="${style}">${safe(part.label || goOn[language])}</a></p>`
  }
  return `<p style="margin:0 0 8px">${linked(part.lines)}</p>`
}

/** Lines as they stand; what is an address in the middle of them can be tapped. */
function linked(lines: readonly string[]): string {
  const text = safe(isolateNumbers(lines.join('\n')))
  const url = /https?:\/\/[^\s<]*[^\s<.,;:!?،؛؟)\]]/g
  return text.replace(url, (found) => `<a href="${found}">${found}</a>`).replaceAll('\n', '<br>')
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
