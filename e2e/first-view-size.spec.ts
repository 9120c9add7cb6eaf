import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, test } from './fixtures.ts'

const most = 80 * 1024

/** Takes an address of the product; returns how many bytes travel when the browser takes Brotli, without headers. */
const weigh = (address: string): Promise<{ bytes: number; encoding: string | undefined }> =>
  new Promise((resolve, reject) => {
    const { host, port, pathname, search } = new URL(address)
    const asked = request(
      { host: '127.0.0.1', port, path: pathname + search, headers: { host, 'accept-encoding': 'br' } },
      (came) => {
        buffer(came).then(
          (body) => resolve({ bytes: body.length, encoding: came.headers['content-encoding'] }),
          reject,
        )
      },
    )
    asked.on('error', reject).end()
  })

/** In the page: what it asked for two seconds after it had loaded, or later. */
const askedAtRest = (): string[] => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const rests = (page?.loadEventStart ?? Infinity) + 2000
  return performance.getEntriesByType('resource').flatMap((one) => (one.startTime < rests ? [] : one.name))
}

for (const path of ['/menu', '/en/menu', '/', '/branches'])
  test(`JavaScript on the first view of ${path} is at most 80 KB brotli, and its fonts come once`, async ({
    page,
    at,
  }) => {
    const scripts = new Set<string>()
    const fonts: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') fonts.push(new URL(response.url()).pathname)
      const isScript = response.headers()['content-type']?.includes('javascript')
      if (isScript && response.request().method() === 'GET') scripts.add(response.url())
    })
    await page.goto(at('saffron', path), { waitUntil: 'networkidle' })
    // on a slow machine the network is not at rest before what waits for its rest (storefront/live/when-quiet.ts) comes too
    for (const url of await page.evaluate(askedAtRest)) scripts.delete(url)
    const weighed = await Promise.all([...scripts].map(async (url) => ({ url, ...(await weigh(url)) })))
    expect(weighed.filter((script) => script.encoding !== 'br')).toEqual([])
    const total = weighed.reduce((sum, script) => sum + script.bytes, 0)
    test.info().annotations.push({ type: 'bytes', description: `${total} in ${weighed.length} scripts` })
    console.log(`${path}: ${(total / 1024).toFixed(1)} KB brotli of JavaScript in ${weighed.length} scripts`)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(most)
    const named = page.locator('link[rel="preload"][as="font"]')
    const ahead = await named.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(ahead.length).toBeGreaterThan(0)
    // what is named ahead is what the styles ask for, and no file comes under two names
    expect(fonts).toEqual(expect.arrayContaining(ahead))
    const files = [...new Set(fonts)].map((font) => font.split('-normal-', 1)[0])
    expect(files).toEqual([...new Set(files)])
  })
