import { chromium } from 'playwright-core'
import { findBrowser } from './find-browser.ts'
const b = await findBrowser()
const browser = await chromium.launch(b)
const P = process.env.PORT ?? 4100
const ctx = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ar-SA' , reducedMotion:'reduce'})
const page = await ctx.newPage()
await page.goto(`http://console.localhost:${P}/`)
await page.getByLabel(/البريد|mail/i).fill('owner@saffron.example')
await page.locator('input[name=password]').fill('demo-1234')
await page.keyboard.press('Enter')
await page.waitForURL(u => !u.pathname.includes('sign'))
await page.waitForTimeout(2000)
const cdp = await ctx.newCDPSession(page)
await cdp.send('Performance.enable')
const m = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(x => [x.name, x.value]))
const pick = (a, b) => ['TaskDuration','ScriptDuration','LayoutDuration','RecalcStyleDuration','V8CompileDuration'].map(k => k + ' ' + (b[k] - a[k]).toFixed(2)).join('  ')+ ' nodes '+b.Nodes+' listeners '+b.JSEventListeners
const paths = process.argv.slice(2)
for (const path of paths) {
  let t = Date.now(); let n = 0; const on = () => n++; page.on('request', on)
  await page.goto(`http://console.localhost:${P}${path}`); await page.waitForLoadState('networkidle').catch(() => {})
  const z = await m()
  console.log(path, Date.now() - t, 'ms', n, 'requests', pick(Object.fromEntries(Object.keys(z).map(k => [k, 0])), z)); page.off('request', on)
  if (path.endsWith('/menu')) {
    const a = await m(); t = Date.now()
    await page.getByRole('button').filter({ hasText: 'برجر الجمر' }).first().click()
    await page.getByLabel('الاسم بالعربية').first().waitFor()
    const b = await m(); console.log('  open dish', Date.now() - t, 'ms', pick(a, b))
    t = Date.now(); await page.getByLabel('السعر', { exact: true }).fill('42.00'); const c = await m(); console.log('  fill price', Date.now() - t, pick(b, c))
    t = Date.now(); await page.getByRole('switch').first().click(); await page.waitForTimeout(1500); const d = await m(); console.log('  switch', Date.now() - t, pick(c, d))
    await page.getByRole('switch').first().click(); await page.waitForTimeout(500)
  }
}
await browser.close()
