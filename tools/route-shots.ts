import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from './find-browser.ts'
import { popupsAway } from './popups-away.ts'
import { demoCountries, type DemoSlug } from './sign-in-regular.ts'
import { pathIn, siteViews, type SiteView } from './site-addresses.ts'
import { startProduct } from './test-product.ts'

// `npm run shots:routes [folder] [restaurant …]`: a picture of every route of spec 2, of three restaurants, signed in and not:
// Arabic on a phone, English on a desktop. Pages that answered with an error, or were wider than their window, are named.

const [folder = 'build/route-shots', ...asked] = process.argv.slice(2)
const slugs = (Object.keys(demoCountries) as DemoSlug[]).filter(
  (slug) => asked.length === 0 || asked.includes(slug),
)
const devices = {
  ar: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
  en: { viewport: { width: 1440, height: 900 } },
} as const

const dataDir = mkdtempSync(join(tmpdir(), 'route-shots-'))
const product = await startProduct({ dataDir })
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env })
const troubles: string[] = []
let taken = 0

async function shoot(browser: Browser, view: SiteView, language: 'ar' | 'en'): Promise<void> {
  const { slug, who, visitor, addresses } = view
  const context = await browser.newContext({ ...devices[language], locale: language })
  await context.addCookies(await popupsAway(product.port))
  await context.addCookies([
    ...visitor.cookies().map((cookie) => ({ ...cookie, url: visitor.origin })),
    { name: 'lang', value: language, url: visitor.origin },
  ])
  const own = join(folder, slug, who, language)
  mkdirSync(own, { recursive: true })
  for (const { name, path } of addresses) {
    const page = await context.newPage()
    const at = `${slug} ${who} ${language} ${path}`
    page.on('pageerror', (error) => troubles.push(`${at}: ${error.message}`))
    // what does not load is told, and the others are still looked at
    const answer = await page
      .goto(visitor.origin + pathIn(path, language), { waitUntil: 'load' })
      .catch((error: Error) => {
        troubles.push(`${at}: ${error.message.split('\n')[0]}`)
        return undefined
      })
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    if ((answer?.status() ?? 0) >= 500) troubles.push(`${at}: ${answer?.status()}`)
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (wide > 0) troubles.push(`${at}: ${wide} px wider than its window`)
    const picture = await page.screenshot({ animations: 'disabled' })
    await sharp(picture)
      .webp({ quality: 78 })
      .toFile(join(own, `${name}.webp`))
    taken += 1
    await page.close()
  }
  await context.close()
}

try {
  for (const slug of slugs)
    for (const view of await siteViews(product.port, slug))
      for (const language of ['ar', 'en'] as const) await shoot(browser, view, language)
} finally {
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
for (const trouble of troubles) console.log(trouble)
console.log(`${taken} pictures in ${folder}, ${troubles.length} troubles`)
process.exitCode = troubles.length > 0 ? 1 : 0
