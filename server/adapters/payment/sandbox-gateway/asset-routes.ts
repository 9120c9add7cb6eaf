import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'

const fonts = '@fontsource-variable/readex-pro/files'
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#10233a"/><path d="M10 14v-3a6 6 0 0 1 12 0v3M8 14h16v11H8z" fill="none" stroke="#fff" stroke-width="2.5"/></svg>`

const assets = [
  ['page.css', 'text/css; charset=utf-8', () => import.meta.resolve('./page.css')],
  ['form.css', 'text/css; charset=utf-8', () => import.meta.resolve('./form.css')],
  [
    'readex-pro-arabic.woff2',
    'font/woff2',
    () => import.meta.resolve(`${fonts}/readex-pro-arabic-wght-normal.woff2`),
  ],
  [
    'readex-pro-latin.woff2',
    'font/woff2',
    () => import.meta.resolve(`${fonts}/readex-pro-latin-wght-normal.woff2`),
  ],
] as const

/** The pages' stylesheets, fonts and icon, read once at start. */
export async function assetRoutes(): Promise<Hono> {
  const app = new Hono()
  const headers = { 'cache-control': 'public, max-age=3600' }
  for (const [name, type, locate] of assets) {
    const bytes = await readFile(fileURLToPath(locate()))
    app.get(`/${name}`, () => new Response(bytes, { headers: { ...headers, 'content-type': type } }))
  }
  app.get('/icon.svg', () => new Response(icon, { headers: { ...headers, 'content-type': 'image/svg+xml' } }))
  return app
}
