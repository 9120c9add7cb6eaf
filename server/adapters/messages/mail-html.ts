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
export function mailHtml({ body, language, look, secret, params, mailing }: Mail): string {
  const direction = directionOf[language]
  const text = look && body.startsWith(`${look.name}: `) ? upper(body.slice(look.name.length + 2)) : body
  const parts = partsOf(text, { language, mailing, code: secret ? params[0] : undefined })
  const { ground, surface, ink } = look ?? plainLook
  const page = `margin:0;padding:24px 16px;background:${ground};color:${ink};font:16px/1.7 ${fonts}`
  const card = `background:${surface};border-radius:16px;padding:24px`
  const head = look
    ? `<p style="margin:0 8px 12px;font-size:20px;font-weight:600">${safe(look.name)}</p>`
    : ''
  const colours = look ?? plainLook
  const isQuiet = (part: MailPart) => 'url' in part && part.url === mailing?.optOutUrl
  const first = parts.find((part) => 'url' in part && !isQuiet(part))
  const inner = parts
    .filter((part) => !isQuiet(part))
    .map((part) => drawPart(part, language, colours, part === first))
    .join('')
  const below = parts
    .filter(isQuiet)
    .map((part) => drawQuiet(part, language, colours))
    .join('')
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;padding:0;background:${ground}"><div dir="${direction}" style="${page}"><div style="max-width:34em;margin:0 auto">${head}<div style="${card}">${inner}</div>${below}</div></div></body></html>`
}

type Mail = Pick<MessageToSend, 'body' | 'language' | 'look' | 'secret' | 'params' | 'mailing'>

/** Where a mail is no restaurant's. */
const plainLook: Omit<MailLook, 'name'> = {
  ground: '#faf6f1',
  surface: '#ffffff',
  ink: '#211812',
  accent: '#bf3a1b',
  onAccent: '#ffffff',
}

const toMenu: Readonly<Record<Language, string>> = { ar: 'إلى القائمة', en: 'Order now' }

/** What was sent to many leads to what it offers first: its button stands before the way out, which ends every text. */
function partsOf(
  text: string,
  {
    language,
    mailing,
    code,
  }: { language: Language; mailing: MessageToSend['mailing']; code: string | undefined },
): MailPart[] {
  if (!mailing) return mailParts(text, code)
  const coupon = new URL(mailing.offerUrl).searchParams.get('coupon') ?? undefined
  const parts = mailParts(text, coupon)
  const out = parts.findIndex((part) => 'url' in part && part.url === mailing.optOutUrl)
  const offer = { url: mailing.offerUrl, label: toMenu[language] }
  return parts.toSpliced(out < 0 ? parts.length : out, 0, offer)
}

/** The way out: found by who looks for it, under what the mail is about. */
function drawQuiet(part: MailPart, language: Language, { ink }: Omit<MailLook, 'name'>): string {
  if (!('url' in part)) return ''
  const style = `color:${ink};font-size:13px`
  return `<p style="margin:16px 8px 0;font-size:13px"><a href="${safe(part.url)}" style="${style}">${safe(part.label || goOn[language])}</a></p>`
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
