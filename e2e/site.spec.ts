import type { ContactMessagesWire } from '#contract/site/contact.ts'
import type { BannerWire } from '#contract/platform/tenant.ts'
import { orderByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { goOnAs } from './go-on-as.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import type { Language } from './words.ts'

const words = {
  ar: {
    prefix: '',
    close: 'إغلاق',
    toMenu: 'إلى القائمة',
    write: 'كتابة رسالة',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    message: 'الرسالة',
    send: 'إرسال',
    sent: 'وصلت رسالتك',
    human: 'بيانات غير صحيحة، يُرجى إكمال التحقق من أنك لست روبوتًا',
    offline: 'لا يوجد اتصال. تظهر',
    cannotAdd: 'لا يوجد اتصال. يمكن إضافة',
    add: /^إضافة /,
  },
  en: {
    prefix: '/en',
    close: 'Close',
    toMenu: 'Go to menu',
    write: 'Write to us',
    name: 'Name',
    email: 'E-mail',
    message: 'Message',
    send: 'Send',
    sent: 'We have your message',
    human: 'Wrong Data, Please complete the human validation',
    offline: 'You are offline. Showing',
    cannotAdd: 'You are offline. Dishes can be added',
    add: /^Add /,
  },
} as const

/** Arabic on the phone, English on the desktop. */
const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test.describe('with popups', () => {
  test.use({ popups: true })

  test(
    'spec 4: a popup is shown once, locks the page behind, and closes by button and overlay',
    { tag: '@ar' },
    async ({ page, at, port, context }, { project }) => {
      const say = words[languageOf(project.name)]
      const visitor = makeVisitor(port, 'saffron.localhost', languageOf(project.name))
      const { data } = await visitor.call<{ data: BannerWire[] }>(
        'GET',
        '/api/v1/tenant/banners/all?place=web_popup',
      )
      const [banner] = data
      if (!banner) throw new Error('the demo has no popup')
      const popup = page.getByRole('dialog', { name: banner.title })
      // it waits for who uses the page to rest, or to have seen it for a while: that time passes at once here
      const comes = (ms: number) =>
        expect(async () => {
          await page.clock.fastForward(ms)
          await expect(popup).toBeVisible({ timeout: 500 })
        }).toPass({ timeout: 30_000 })
      await page.clock.install()
      await page.goto(at('saffron', say.prefix || '/'))
      await waitUntilAlive(page)
      await comes(8000)
      await expect(page.locator('html')).toHaveClass(/locked/)
      await expect(popup.getByRole('button', { name: say.close })).toBeFocused()
      await expectNoAxeViolations(page)
      const cookie = (await context.cookies()).find(({ name }) => name === `popup_${banner.id}`)
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(60 * banner.appear_in_period - 120)
      await popup.getByRole('button', { name: say.close }).click()
      await expect(popup).toBeHidden()
      await expect(page.locator('html')).not.toHaveClass(/locked/)

      // its cookie gone it comes again, on the menu too, and the overlay closes it
      await context.clearCookies({ name: `popup_${banner.id}` })
      await page.goto(at('saffron', `${say.prefix}/menu`))
      await waitUntilAlive(page)
      await page.keyboard.press('Shift')
      await comes(1200)
      await page.mouse.click(5, 5)
      await expect(popup).toBeHidden()
    },
  )
})

test(
  'spec 2, 8: a message is refused without the proof of a person, then reaches the restaurant',
  { tag: '@en' },
  async ({ page, at, port }, { project }) => {
    const language = languageOf(project.name)
    const say = words[language]
    await page.goto(at('saffron', `${say.prefix}/contact-us`))
    await waitUntilAlive(page)
    await expectNoAxeViolations(page)
    const form = page.getByRole('region', { name: say.write })
    const text = `${project.name} ${Date.now()}`
    await form.getByLabel(say.name).fill('Noura')
    await form.getByLabel(say.email).fill('noura@example.com')
    await form.getByLabel(say.message).fill(text)
    await form.getByRole('button', { name: say.send, exact: true }).click()
    await expect(form.getByRole('alert')).toHaveText(say.human)
    // where it was pressed, and not at the head of a form that is longer than a phone
    await expect(form.getByRole('alert')).toBeInViewport()
    const puzzle = form.getByRole('checkbox')
    await puzzle.click()
    await expect(puzzle).toBeChecked()
    await form.getByRole('button', { name: say.send, exact: true }).click()
    await expect(form.getByRole('heading', { name: say.sent })).toBeFocused()
    const { visitor: owner } = await signInByApi(port, 'saffron')
    const { data } = await owner.call<ContactMessagesWire>('GET', '/api/v1/staff/contact-messages')
    expect(data.find(({ message }) => message === text)).toMatchObject({ email: 'noura@example.com' })
  },
)

test(
  'spec 7, 9: page views and a purchase are told by every provider, the purchase once',
  { tag: '@en' },
  async ({ page, at, port, context }, { project }) => {
    test.skip(project.name === 'phone', 'told alike in both languages')
    const guest = makeVisitor(port, 'marina.localhost', 'en')
    const order = await orderByApi(guest, 'Sarah')
    await goOnAs(context, guest)
    const outside: string[] = []
    page.on('request', (request) => {
      if (!new URL(request.url()).hostname.endsWith('localhost')) outside.push(request.url())
    })
    const trackingCalls = async () => {
      const { data } = await guest.call<{ data: { provider: string; call: unknown }[] }>(
        'GET',
        '/_sim/tracking/calls',
      )
      return data
        .map(({ provider, call }) => `${provider} ${JSON.stringify(call)}`)
        .filter((line) => /PageView|page_view|PAGE_VIEW|page"|load/.test(line) || line.includes(order.id))
    }
    await page.goto(at('marina', '/en/menu'))
    const views = {
      google_analytics: /"page_view",\{"page_location":"[^"]*\/en\/menu"/,
      google_tag_manager: /"event":"nuxtRoute","pageType":"PageView"/,
      facebook_pixel: /"track","PageView"/,
      snapchat_pixel: /"track","PAGE_VIEW"/,
      tiktok_pixel: /\["page"\]/,
    }
    for (const [provider, view] of Object.entries(views))
      await expect
        .poll(
          async () => (await trackingCalls()).some((line) => line.startsWith(provider) && view.test(line)),
          {
            timeout: 20_000,
          },
        )
        .toBe(true)
    const purchases = async () => (await trackingCalls()).filter((line) => line.includes(order.id))
    await page.goto(at('marina', `/en/order/${order.id}`))
    await expect.poll(async () => (await purchases()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(4)
    const exact = Number(order.bill.total)
    for (const line of await purchases()) expect(line).toContain(`:${exact}`)
    const before = (await purchases()).length
    const asked = page.waitForResponse(/\/purchase$/)
    await page.reload()
    expect(await (await asked).json()).toEqual({ first: false })
    expect((await purchases()).length).toBe(before)
    expect(outside).toEqual([])
  },
)

test(
  'spec 1: on a phone the chat gives way to a field that is typed in, and is back when it is left',
  { tag: '@ar' },
  async ({ page, at }, { project }) => {
    const say = words[languageOf(project.name)]
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at('saffron', `${say.prefix}/contact-us`))
    await waitUntilAlive(page)
    const chat = page.getByRole('complementary').getByRole('link')
    await expect(chat).toBeVisible()
    const field = page.getByLabel(say.message)
    await field.fill('x')
    // it has no name while it is hidden
    const corner = page.locator('aside > a[target=_blank]')
    await expect(corner).toBeHidden()
    await field.blur()
    await expect(chat).toBeVisible()
  },
)

test(
  'spec 8: without a network a bar says so, and goes with it',
  { tag: '@ar' },
  async ({ page, at, context, trouble }, { project }) => {
    const say = words[languageOf(project.name)]
    await page.goto(at('saffron', `${say.prefix}/branches`))
    // what comes after the first view is there with its words: the bar among it
    await expect(page.getByRole('complementary').getByRole('link')).toBeVisible()
    // the live line tries again meanwhile
    trouble.expect(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(true)
    await expect(page.getByText(say.offline)).toBeVisible()
    // above the page's head, not over it: one goes back and changes the language from there
    const bar = await page.getByText(say.offline).boundingBox()
    const head = await page.getByRole('banner').boundingBox()
    expect(head?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    await context.setOffline(false)
    await expect(page.getByText(say.offline)).toBeHidden()

    // what cannot be sent is not taken: the "+" rests, and pressed it says why
    await page.goto(at('saffron', `${say.prefix}/menu`))
    await waitUntilAlive(page)
    await context.setOffline(true)
    const plus = page.getByRole('button', { name: say.add }).first()
    await expect(plus).toHaveAttribute('aria-disabled', 'true')
    // its state would make a click wait
    await plus.dispatchEvent('click')
    const why = page.getByRole('alert').filter({ hasText: say.cannotAdd, visible: true })
    await expect(why).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await context.setOffline(false)
    await expect(why).toBeHidden()
    await expect(plus).not.toHaveAttribute('aria-disabled')
  },
)
