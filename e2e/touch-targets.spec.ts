import { orderByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expect, test } from './fixtures.ts'
import { goOnAs } from './go-on-as.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

/** In the page: what is pressed with a finger and is smaller than design 4 allows. */
const tooSmall = (): string[] =>
  [
    ...document.querySelectorAll<HTMLElement>('main button, main a, header button, header select'),
    // a box to tick is pressed with all of its label
    ...[...document.querySelectorAll<HTMLElement>('main input[type=checkbox]')].map(
      (box) => box.closest<HTMLElement>('label') ?? box,
    ),
  ]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    // words make a button wide; one of a picture alone must be wide by itself
    .filter(({ one, box }) => box.height < 43.5 || (one.textContent === '' && box.width < 43.5))
    .map(({ one, box }) => `${one.getAttribute('aria-label') ?? one.textContent}: ${box.width}×${box.height}`)

for (const language of ['ar', 'en'] as const)
  test(
    `design 4: on a tablet whatever a finger presses is 44 px (${language})`,
    { tag: '@sweep' },
    async ({ openBrowser, at, port }) => {
      await orderByApi(makeVisitor(port, 'nile.localhost'), 'Finger')
      const { visitor } = await signInByApi(port, 'nile')
      const context = await openBrowser({
        viewport: { width: 1024, height: 768 },
        hasTouch: true,
        isMobile: true,
      })
      await goOnAs(context, visitor)
      const page = await context.newPage()
      for (const address of [
        '/',
        '/today',
        '/phone',
        '/menu',
        '/reservations',
        '/reservations/list',
        '/hours',
        '/site/settings',
      ]) {
        await page.goto(at('console', language === 'ar' ? address : `/en${address === '/' ? '' : address}`))
        await waitUntilAlive(page)
        expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
        expect(await page.evaluate(tooSmall), address).toEqual([])
      }
    },
  )
