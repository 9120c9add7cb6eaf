import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Language } from './book-line.ts'
import { pageWords } from './page-words.ts'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const lockIcon = html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
  <path
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    d="M7 11V8a5 5 0 0 1 10 0v3M6 11h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1z"
  />
</svg>`

/** Takes the page's language, its title and content; returns the whole document. */
export function pageFrame(language: Language, title: string, content: Html): Html {
  const words = pageWords[language]
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/page.css" />
        <link rel="stylesheet" href="/assets/form.css" />
      </head>
      <body>
        <header class="top">
          <p class="brand">${lockIcon} <bdi>Sandbox Pay</bdi></p>
          <p class="sandbox">${words.sandbox}</p>
        </header>
        <main>${content}</main>
      </body>
    </html>`
}

/** Takes minor units and a currency; returns "97.00 SAR", kept together and apart from Arabic around it. */
export function priceTag(amount: number, currency: string): Html {
  const places = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits
  const digits = String(amount).padStart((places ?? 2) + 1, '0')
  const whole = digits.slice(0, digits.length - (places ?? 2))
  const part = digits.slice(digits.length - (places ?? 2))
  return html`<bdi class="price" dir="ltr">${part === '' ? whole : `${whole}.${part}`} ${currency}</bdi>`
}
