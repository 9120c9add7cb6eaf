import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import type { BannerWire } from '#contract/platform/tenant.ts'
import { popupCookie } from '#domain/site/popup.ts'
import { findBrowser } from '#tools/find-browser.ts'
import { makeVisitor } from '#tools/visitor.ts'
import type { BenchProduct } from './bench-product.ts'
import { figure, median, type ReportRow } from './report.ts'

const runs = 5
const host = 'saffron.localhost'
const bar = 1800
/** The phone: 150 ms, 1.6 Mbps, a quarter of this processor. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const slowerBy = 4
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * Takes the product; returns the line of the menu's largest paint on a slow phone with nothing stored, held back while it
 * loads and not computed afterwards. The popup has been seen before: it comes seconds later and paints over the page.
 */
export async function largestPaintRow(bench: BenchProduct): Promise<ReportRow> {
  const { port } = bench.product
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
    env,
  })
  try {
    const guest = makeVisitor(port, host, 'ar')
    const { data } = await guest.call<{ data: BannerWire[] }>(
      'GET',
      '/api/v1/tenant/banners/all?place=web_popup',
    )
    const seen = data.map(({ id }) => popupCookie(id))
    const paints: Paint[] = []
    for (let run = 0; run < runs; run += 1) paints.push(await readPaint(browser, port, seen))
    const middle = median(paints.map(({ at }) => at))
    return {
      what: `menu: largest paint (${paints[0]?.of}) at 150 ms, 1.6 Mbps, 4× processor`,
      ours: figure(middle, 'ms'),
      limit: '–',
      share: '–',
      bar: 'under 1.8 s',
      met: middle < bar,
    }
  } finally {
    await browser.close()
  }
}

interface Paint {
  readonly at: number
  readonly of: string
}

async function readPaint(browser: Browser, port: number, seen: readonly string[]): Promise<Paint> {
  const context = await browser.newContext(screen)
  const cookie = { value: '1', domain: host, path: '/' }
  await context.addCookies(seen.map((name) => ({ ...cookie, name })))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy })
  await page.goto(`http://${host}:${port}/menu`, { waitUntil: 'networkidle' })
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined
          if (last) resolve({ at: last.startTime, of: last.element?.tagName.toLowerCase() ?? 'gone' })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  return paint
}
