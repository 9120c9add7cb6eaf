import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from '../find-browser.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '390' },
    height: { type: 'string', default: '844' },
    full: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'ar' },
    wait: { type: 'string' },
  },
})
const [url, file] = positionals
if (!url || !file) {
  console.error(
    'node tools/shots/screenshot.ts <url> <out.png> [--width 390] [--height 844] [--full] [--lang ar] [--wait <selector>]',
  )
  process.exit(2)
}

const width = Number(values.width)
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env })
const page = await browser.newPage({
  viewport: { width, height: Number(values.height) },
  deviceScaleFactor: width < 700 ? 2 : 1,
  hasTouch: width < 700,
  isMobile: width < 700,
  locale: values.lang,
})
page.on('console', (message) => message.type() === 'error' && console.error(`console: ${message.text()}`))
page.on('pageerror', (error) => console.error(`page error: ${error.message}`))
await page.goto(url, { waitUntil: 'load' })
if (values.wait) await page.waitForSelector(values.wait)
await page.evaluate(() => document.fonts.ready.then(() => undefined))
await page.screenshot({ path: file, fullPage: values.full })
await browser.close()
console.log(file)
