import { offlineWords } from '#domain/notifications/offline-words.ts'
import { directionOf, type Language } from '#domain/core/words.ts'
import { localPath } from '#domain/core/local-path.ts'
import { place } from './worker-scope.ts'

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;' +
  'box-sizing:border-box;text-align:center;font:16px/1.6 system-ui,sans-serif;background:#fbf8f4;color:#211812}' +
  'h1{font-size:22px;margin:0}p{margin:0;max-width:34ch}a{color:inherit;padding:12px 20px;border:1px solid currentColor;' +
  'border-radius:12px;text-decoration:none}@media(prefers-color-scheme:dark){body{background:#1b1512;color:#f6efe8}}'

/** Takes a language and the menu as it was last seen, if it was; returns the page for what was never seen here. */
export function offlinePage(language: Language, menu: Response | undefined): Response {
  const words = offlineWords[language]
  const name = escape(place.name[language])
  const link = menu ? `<a href="${localPath('/menu', language)}">${words.menu}</a>` : ''
  const html =
    `<!DOCTYPE html><html lang="${language}" dir="${directionOf[language]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${words.title} · ${name}</title>` +
    `<style>${style}</style></head><body><main><h1>${words.title}</h1><p>${words.text}</p></main>` +
    `<a href="">${words.again}</a>${link}</body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)
}
