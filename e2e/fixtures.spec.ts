import { expect, test } from './fixtures.ts'

const html = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>t</title>${head}</head><body>${body}</body></html>`

test('a console error, a refused answer, a dead link and a broken policy are all seen', async ({
  page,
  trouble,
  at,
}) => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'; img-src 'self'">`
  const url = at('', '/made-by-the-test')
  await page.route(url, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html(policy, `<img src="https://elsewhere.example/a.png" alt="">`),
    }),
  )
  await page.route('**/refused', (route) => route.fulfill({ status: 422, body: '{}' }))
  await page.route('**/dead', (route) => route.abort('connectionrefused'))
  await page.goto(url)
  await page.evaluate(async () => {
    console.error('something broke')
    await fetch('/refused', { method: 'POST' })
    await fetch('/dead').catch(() => undefined)
  })
  await expect.poll(() => trouble.unexpected().join('\n')).toMatch(/CSP violation: img-src/)
  const seen = trouble.unexpected().join('\n')
  expect(seen).toContain('console: something broke')
  expect(seen).toMatch(/^422 POST .*\/refused$/m)
  expect(seen).toMatch(/^net::ERR_CONNECTION_REFUSED GET .*\/dead$/m)
  trouble.expect(/./s)
})
