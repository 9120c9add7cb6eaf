import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import type { MenuWire } from '#contract/menu.ts'
import type { BoardWire, TicketWire } from '#contract/staff.ts'
import sharp from 'sharp'
import { findBrowser } from './find-browser.ts'
import { fillCart, openPaymentByApi, orderByApi, placeByApi } from './order-by-api.ts'
import { signInByApi } from './staff-by-api.ts'
import { startProduct } from './test-product.ts'
import { makeVisitor, type Visitor } from './visitor.ts'

// `npm run shots [folder]`: pictures of every screen from the running product, both languages, phone and desktop.

type Language = 'ar' | 'en'
type Shot = { name: string; url: string; who: 'guest' | 'staff' | 'nobody' }

const folder = process.argv[2] ?? 'docs/pictures'
const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const
const staffScreens = /^console-/

const dataDir = mkdtempSync(join(tmpdir(), 'shots-'))
const product = await startProduct({ dataDir })
const { port } = product
const at = (name: string, language: Language, path: string): string => {
  const host = name === '' ? 'localhost' : `${name}.localhost`
  return `http://${host}:${port}${language === 'ar' ? path : `/en${path === '/' ? '' : path}`}`
}

/** Moves the first orders on, so that the board shows work in each of its columns. */
const workOn = async (staff: Visitor, branchId: string): Promise<void> => {
  const { board } = await staff.call<{ board: BoardWire }>('GET', `/api/v1/staff/board?branch_id=${branchId}`)
  const fresh = board.tickets.filter((ticket) => ticket.status === 'created')
  const move = (ticket: TicketWire, action: string): Promise<TicketWire> =>
    staff.call('POST', `/api/v1/staff/orders/${ticket.id}/transitions`, {
      action,
      version: ticket.version,
      minutes: 15,
    })
  for (const [index, ticket] of fresh.slice(0, 2).entries()) {
    const accepted = await move(ticket, 'accept')
    if (index === 0) await move(accepted, 'ready')
  }
}

/** A guest with a filled cart, a paid order and one that waits for its payment; the branch has work on its board. */
const prepare = async (language: Language): Promise<{ guest: Visitor; staff: Visitor; shots: Shot[] }> => {
  const guest = makeVisitor(port, 'saffron.localhost', language)
  const others = ['Noura', 'Faisal', 'Maha'].map((name) => ({
    name,
    visitor: makeVisitor(port, 'saffron.localhost', language),
  }))
  for (const { name, visitor } of others) await orderByApi(visitor, name)
  const paid = await orderByApi(guest, language === 'ar' ? 'سارة' : 'Sarah')
  const unpaid = await placeByApi(guest, await fillCart(guest, 'Sarah'))
  const step = await openPaymentByApi(guest, unpaid.id)
  await fillCart(guest, 'Sarah')
  const { visitor: staff, member } = await signInByApi(port, 'saffron')
  await workOn(staff, member.branches[0]?.id ?? '')
  const { items } = await guest.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
  const dish = items.find((item) => item.needs_choice && item.state === 'available')
  const shop = (path: string): string => at('saffron', language, path)
  return {
    guest,
    staff,
    shots: [
      { name: 'home', url: shop('/'), who: 'guest' },
      { name: 'menu', url: shop('/menu'), who: 'guest' },
      { name: 'menu-nile', url: at('nile', language, '/menu'), who: 'nobody' },
      { name: 'menu-marina', url: at('marina', language, '/menu'), who: 'nobody' },
      { name: 'item', url: shop(`/item/${dish?.id}`), who: 'nobody' },
      { name: 'branches', url: shop('/branches'), who: 'nobody' },
      { name: 'select-type', url: shop('/select-type/pickup'), who: 'nobody' },
      { name: 'cart', url: shop('/cart'), who: 'guest' },
      { name: 'checkout', url: shop('/checkout'), who: 'guest' },
      { name: 'card-page', url: step.pay_url, who: 'nobody' },
      { name: 'check-payment', url: shop(`/check_payment?ref=${step.reference}`), who: 'guest' },
      { name: 'order', url: shop(`/order/${paid.id}`), who: 'guest' },
      { name: 'order-tracking', url: shop(`/order/${paid.id}/tracking`), who: 'guest' },
      { name: 'order-unpaid', url: shop(`/order/${unpaid.id}`), who: 'guest' },
      { name: 'order-shared', url: shop(`/o/${paid.id}`), who: 'nobody' },
      { name: 'order-message', url: shop('/o/message?code=expired'), who: 'nobody' },
      { name: 'not-found', url: shop('/no-such-page'), who: 'nobody' },
      { name: 'content-page', url: shop('/page/privacy'), who: 'nobody' },
      { name: 'platform-home', url: at('', language, '/'), who: 'nobody' },
      { name: 'platform-outbox', url: at('', language, '/outbox'), who: 'nobody' },
      { name: 'console-sign-in', url: at('console', language, '/sign-in'), who: 'nobody' },
      { name: 'console-board', url: at('console', language, '/'), who: 'staff' },
      { name: 'console-sold-out', url: at('console', language, '/sold-out'), who: 'staff' },
    ],
  }
}

const openAs = async (
  browser: Browser,
  who: Shot['who'],
  look: object,
  { guest, staff }: { guest: Visitor; staff: Visitor },
): Promise<BrowserContext> => {
  const context = await browser.newContext(look)
  const visitor = { guest, staff, nobody: undefined }[who]
  if (visitor)
    await context.addCookies(visitor.cookies().map((cookie) => ({ ...cookie, url: visitor.origin })))
  return context
}

const take = async (context: BrowserContext, shot: Shot, file: string): Promise<void> => {
  const page = await context.newPage()
  await page.goto(shot.url, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture).webp({ quality: 82 }).toFile(file)
  await page.close()
}

mkdirSync(folder, { recursive: true })
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env })
let taken = 0
for (const language of ['ar', 'en'] as const) {
  const prepared = await prepare(language)
  for (const [device, look] of Object.entries(devices))
    for (const who of ['guest', 'staff', 'nobody'] as const) {
      const context = await openAs(browser, who, { ...look, locale: language }, prepared)
      for (const shot of prepared.shots.filter((one) => one.who === who)) {
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
