import { languages, type Language } from '#domain/core/words.ts'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { minuteMs } from '#domain/core/durations.ts'
import { findBrowser } from '../find-browser.ts'
import { popupsAway } from './popups-away.ts'
import { demoCountries, type DemoSlug } from './sign-in-regular.ts'
import { pathIn, siteViews, type SiteView } from '../site-addresses.ts'
import { startProduct } from '../test-product.ts'

// `npm run shots:routes [folder] [restaurant …]`: a picture of every route of spec 2, of three restaurants, signed in and not:
// Arabic on a phone, English on a desktop. Pages that hang, answer with an error, are wider than their window, run the wrong
// way, or show a broken picture are named.

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
let wanted = 0
let taken = 0
const mostMs = minuteMs

async function shoot(browser: Browser, view: SiteView, language: Language): Promise<void> {
  const { slug, who, visitor, addresses } = view
  const context = await browser.newContext({ ...devices[language], locale: language })
  await context.addCookies(await popupsAway(product.port))
  await context.addCookies([
    ...visitor.cookies().map((cookie) => ({ ...cookie, url: visitor.origin })),
    { name: 'lang', value: language, url: visitor.origin },
  ])
  const own = join(folder, slug, who, language)
  wanted += addresses.length
  mkdirSync(own, { recursive: true })
  for (const { name, path } of addresses) {
    const at = `${slug} ${who} ${language} ${path}`
    const page = await context.newPage()
    page.setDefaultTimeout(mostMs)
    page.on('pageerror', (error) => troubles.push(`${at}: ${error.message}`))
    // what does not load, or hangs, is told, and the others are still looked at
    const found = await inTime(
      look(page, visitor.origin + pathIn(path, language), join(own, `${name}.webp`)),
    ).catch((error: Error) => [error.message.split('\n')[0] ?? ''])
    for (const wrong of found) troubles.push(`${at}: ${wrong}`)
    await page.close()
  }
  console.log(`${slug} ${who} ${language}: ${addresses.length} addresses, ${taken} pictures so far`)
  await context.close()
}

/** Takes a page and its address; makes its picture. Returns what is wrong with it. */
async function look(page: Page, url: string, file: string): Promise<string[]> {
  const answer = await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  // the page of a payment goes on to its gateway by itself
  const wrong = await page.evaluate(lookOver).catch(async () => {
    await page.waitForLoadState('load')
    return page.evaluate(lookOver)
  })
  if ((answer?.status() ?? 0) >= 500) wrong.push(`answered ${answer?.status()}`)
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture).webp({ quality: 78 }).toFile(file)
  taken += 1
  return wrong
}

/** In the page: what eyes would see, and a picture of eight hundred is not looked at for. */
async function lookOver(): Promise<string[]> {
  await document.fonts.ready
  const { documentElement: page, images } = document
  const wrong: string[] = []
  const wide = page.scrollWidth - page.clientWidth
  if (wide > 0) wrong.push(`${wide} px wider than its window`)
  if (page.dir !== (page.lang.startsWith('ar') ? 'rtl' : 'ltr'))
    wrong.push(`${page.lang} written ${page.dir}`)
  for (const { complete, naturalWidth, currentSrc } of images)
    if (complete && currentSrc !== '' && naturalWidth === 0) wrong.push(`a broken picture: ${currentSrc}`)
  const odd = /\b(undefined|NaN|\[object \w+\])|\{\w+\}/.exec(document.body.innerText)?.[0]
  if (odd !== undefined) wrong.push(`says "${odd}"`)
  return wrong
}

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`not done after ${2 * mostMs} ms`)), 2 * mostMs).unref(),
    ),
  ])

try {
  for (const slug of slugs)
    for (const view of await siteViews(product.port, slug))
      await Promise.all(languages.map((language) => shoot(browser, view, language)))
} finally {
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
for (const trouble of troubles) console.log(trouble)
console.log(`${taken} pictures of ${wanted} in ${folder}, ${troubles.length} troubles`)
process.exitCode = troubles.length > 0 || taken < wanted ? 1 : 0
