import type { BrowserContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { Guest } from './guest.ts'
import { languageOf, prefix } from './sign-in.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

/**
 * As a frame on another site, a lockdown and blocked storage have it: reading the property alone throws. What the browser
 * itself sends along, the cookies of the server, it still sends.
 */
const denyStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: denied })
    Object.defineProperty(document, 'cookie', { get: denied, set: denied })
    Object.defineProperty(navigator, 'serviceWorker', { get: denied })
  })

test(
  'a browser that keeps nothing for scripts orders and pays, and comes back to the order, without an error',
  { tag: '@ar' },
  async ({ context, page, at, startAtMenu }) => {
    await denyStorage(context)
    const { guest, plain } = await startAtMenu()
    await guest.addSaved(plain)
    await guest.goToCheckout()
    await guest.fillContact('نورة', '0551234098')
    await guest.pay()
    await guest.useCard('useCard')
    await page.waitForURL('**/order/*')
    await guest.seesStatus(guest.words.submitted)
    await guest.open(at('saffron'))
    await page.goBack()
    await guest.seesStatus(guest.words.submitted)
    await page.reload()
    await guest.seesStatus(guest.words.submitted)
  },
)

test(
  'every app opens where nothing is kept',
  { tag: '@en' },
  async ({ context, page, asStaff, at }, { project }) => {
    const { context: desk } = await asStaff('saffron')
    await denyStorage(desk)
    await denyStorage(context)
    const language = prefix(languageOf(project.name))
    const board = await desk.newPage()
    for (const address of ['/', '/menu', '/kitchen', '/printing']) {
      await board.goto(at('console', language + address))
      await waitUntilAlive(board)
      await expect(board.getByRole('heading', { level: 1 })).toBeVisible()
    }
    for (const [host, path] of [
      ['', '/'],
      ['saffron', '/'],
      ['saffron', '/branches'],
      ['saffron', '/account'],
    ] as const) {
      await new Guest(page, 'en').open(at(host, language + path))
      await expect(page.getByRole('heading').first()).toBeVisible()
    }
  },
)
