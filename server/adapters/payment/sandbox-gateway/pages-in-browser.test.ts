import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '#tools/find-browser.ts'
import { makeSandboxBench } from '../make-sandbox-bench.ts'
import type { SandboxBench } from '../make-sandbox-bench.ts'

const visitors = [
  { language: 'ar', width: 390, height: 844, description: 'مطعم زعفران · طلب 041' },
  { language: 'en', width: 1280, height: 800, description: 'Saffron · order 041' },
] as const

describe.each(visitors)('the card pages in a browser, $language at $width px', (visitor) => {
  let bench: SandboxBench
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    bench = await makeSandboxBench()
    browser = await chromium.launch(await findBrowser())
    const { width, height } = visitor
    page = await (await browser.newContext({ viewport: { width, height } })).newPage()
    page.setDefaultTimeout(15_000)
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await bench?.close()
  })

  const open = async () => {
    const { language, description } = visitor
    const terms = bench.terms({ language, description })
    await page.goto((await bench.open(terms)).payUrl)
    return terms.reference
  }
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const inspect = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(visitor.width)
  }

  it('axe finds nothing on the card form, its errors, the bank page and after a declined card; the keyboard does it all', async () => {
    const reference = await open()
    await inspect()
    await press('Tab')
    await page.keyboard.type('4000 0000 0000 3221')
    await press('Enter')
    await page.locator('[aria-invalid]').first().waitFor()
    expect(await page.locator('#number').getAttribute('aria-describedby')).toBe('number-problem')
    await inspect()
    await page.locator('#number').fill('4000 0000 0000 3220')
    await press('Tab')
    await page.keyboard.type('1234')
    await press('Tab')
    await page.keyboard.type('123')
    await press('Enter')
    await page.waitForURL(/\/bank$/)
    await inspect()
    await press('Tab', 'Tab', 'Enter')
    await page.waitForURL(/check_payment/)
    expect(page.url()).toContain(`ref=${reference}`)
    expect((await bench.ask(reference)).state).toBe('declined')
    await page.goto((await bench.ask(reference)).raw.match(/"pay_url":"([^"]+)"/)![1]!)
    await page.getByRole('alert').waitFor()
    await inspect()
  })

  it('the form goes through its redirect to the shop: the policy allows it', async () => {
    const reference = await open()
    await page.getByRole('link').first().click()
    await page.locator('#cvc').press('Enter')
    await page.waitForURL(/check_payment/)
    expect((await bench.ask(reference)).state).toBe('captured')
  })

  it('axe finds nothing on the page for a wrong address', async () => {
    await page.goto(`${bench.url}/pay/nothing`)
    await inspect()
  })
})
