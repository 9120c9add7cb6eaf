import { languages } from '#domain/core/words.ts'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../find-browser.ts'
import { popupsAway } from './popups-away.ts'
import type { Shot } from './shot.ts'
import { prepareShots, type Scene } from './prepare-shots.ts'
import { signInRegular } from './sign-in-regular.ts'
import { startProduct } from '../test-product.ts'

// `npm run shots [folder]`: pictures of every screen from the running product, both languages, phone and desktop.

const folder = process.argv[2] ?? 'docs/pictures'
const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const
const staffScreens = /^console-/

const dataDir = mkdtempSync(join(tmpdir(), 'shots-'))
const product = await startProduct({ dataDir })
const openAs = async (
  browser: Browser,
  who: Shot['who'],
  look: object,
  visitors: Scene['visitors'],
): Promise<BrowserContext> => {
  const context = await browser.newContext(look)
  await context.addCookies(await popupsAway(product.port))
  const visitor = who === 'nobody' ? undefined : visitors[who]
  if (visitor)
    await context.addCookies(visitor.cookies().map((cookie) => ({ ...cookie, url: visitor.origin })))
  return context
}

/** In the page: React has taken over; before that a click finds nobody. */
const isAlive = (): boolean =>
  Object.keys(document.querySelector('main button, button') ?? {}).some((key) =>
    key.startsWith('__reactFiber'),
  )

const take = async (context: BrowserContext, shot: Shot, file: string): Promise<void> => {
  const page = await context.newPage()
  await page.goto(shot.url, { waitUntil: 'networkidle' })
  if (shot.press) {
    await page.waitForFunction(isAlive)
    await page.getByRole('button', { name: shot.press, exact: true }).first().click()
    await page.getByRole('dialog').waitFor()
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture).webp({ quality: 82 }).toFile(file)
  await page.close()
}

mkdirSync(folder, { recursive: true })
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env })
const member = await signInRegular(product.port)
let taken = 0
for (const language of languages) {
  const { visitors, shots } = await prepareShots(product.port, member, language)
  for (const [device, look] of Object.entries(devices))
    for (const who of ['guest', 'member', 'staff', 'operator', 'nobody'] as const) {
      const context = await openAs(browser, who, { ...look, locale: language }, visitors)
      for (const shot of shots.filter((one) => one.who === who)) {
        if (device === 'phone' && staffScreens.test(shot.name)) continue
        await take(context, shot, join(folder, `${shot.name}-${device}-${language}.webp`))
        taken += 1
      }
      await context.close()
    }
}
await browser.close()
await product.stop()
rmSync(dataDir, { recursive: true, force: true })
console.log(`${taken} pictures in ${folder}`)
