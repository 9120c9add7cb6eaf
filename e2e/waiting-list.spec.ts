import type { Page } from '@playwright/test'
import type { BranchQueueWire } from '#contract/waitlist/waiting.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { choose } from './choose.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { Guest, readItems } from './guest.ts'
import { tellTook } from './tell-took.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const say = {
  ar: {
    join: 'الانضمام إلى الدور',
    area: /الصالة/,
    name: 'الاسم',
    mobile: 'رقم الجوال',
    next: 'دورك هو التالي',
    edit: 'تعديل',
    place: (no: number) => `ترتيبك الآن ${no}`,
    delay: 'تأخير الدور',
    delayYes: 'تأخير مكانًا واحدًا',
    leave: 'إلغاء الدور',
    reason: 'الانتظار طويل',
    left: 'أُلغي الدور',
    called: 'حان دورك!',
    seated: /^طاولة /,
    order: 'الطلب من الطاولة',
    stars: '4 نجوم من 5',
    rate: 'إرسال التقييم',
    rated: 'شكرًا على تقييمك',
    shared: /هذا دور مجموعة أخرى/,
    now: 'حان دورهم',
    door: 'الانضمام إلى الدور بالجوال',
    ahead: 'اختيار الأطباق مسبقًا',
    round: /طلبك الأول على الطاولة/,
    toKitchen: /يُرسل إلى المطبخ عند جلوسك/,
    keep: /^حفظ الطلب لطاولتي/,
    ordered: 'ما طُلب',
  },
  en: {
    join: 'Join the queue',
    area: /Main hall/,
    name: 'Name',
    mobile: 'Mobile number',
    next: 'You are next',
    edit: 'Change',
    place: (no: number) => `You are number ${no} now`,
    delay: 'Delay my turn',
    delayYes: 'Move back one place',
    leave: 'Leave the queue',
    reason: 'The wait is too long',
    left: 'You left the queue',
    called: 'It is your turn!',
    seated: /^Table /,
    order: 'Order from the table',
    stars: '4 stars of 5',
    rate: 'Send rating',
    rated: 'Thank you for your rating',
    shared: /You are following another party/,
    now: 'Please come in',
    door: 'Join the queue with your phone',
    ahead: 'Choose dishes ahead',
    round: /Your first round/,
    toKitchen: /It goes to the kitchen when you sit down/,
    keep: /^Keep for my table/,
    ordered: 'Ordered',
  },
} as const

test('spec 2, 4: three phones and a host: join, delay, cancel, called, seated into a table session, rated; places right on all screens @ar', async ({
  page,
  at,
  port,
  openBrowser,
  asStaff,
}, { project }) => {
  const language = project.name === 'phone' ? 'ar' : 'en'
  const words = say[language]
  const tenant = language === 'ar' ? 'nile' : 'marina'
  const visitor = makeVisitor(port, `${tenant}.localhost`, language)
  const { data } = await visitor.call<{ data: BranchQueueWire[] }>(
    'GET',
    '/api/v1/branch/frontend/branches-waiting',
  )
  const branch = data.find((one) => one.state === 'in_queue')
  if (!branch) throw new Error('no branch of the demo has a waiting list')
  const address = (path: string) => at(tenant, `${language === 'ar' ? '' : '/en'}/waiting-list${path}`)
  const seen = (phone: Page, text: string) =>
    expect(phone.getByRole('status').filter({ hasText: text })).toBeAttached()
  const seenOnAll = (...screens: (readonly [Page, string])[]) =>
    Promise.all(screens.map(([screen, text]) => seen(screen, text)))
  const newPhone = async () => (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage()
  const mobileOf = (i: number) => (language === 'ar' ? `0101234567${i}` : `50123456${i}`)

  const join = async (phone: Page, name: string, i: number) => {
    await phone.goto(address(`/branch/${branch.id}?door=1`))
    await waitUntilAlive(phone)
    await choose(phone.getByRole('radio', { name: words.area }))
    await phone.getByLabel(words.name, { exact: true }).fill(name)
    await phone.getByLabel(words.mobile).fill(mobileOf(i))
    await phone.getByRole('button', { name: words.join }).click()
    await phone.waitForURL(/waiting-list\/branch\/\w+\/\w{15,}/)
  }
  const confirm = async (phone: Page, open: string, yes: string) => {
    await phone.getByRole('button', { name: open }).click()
    await phone.getByRole('dialog').getByRole('button', { name: yes }).click()
    await expect(phone.getByRole('dialog')).toBeHidden()
  }

  await page.goto(address(''))
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: words.join }).first().click()
  await expect(page.getByRole('button', { name: words.join })).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expectNoAxeViolations(page)
  // a press that lacks something leads there, and what is mended is not called wrong any longer
  await waitUntilAlive(page)
  await choose(page.getByRole('radio', { name: words.area }))
  await page.getByRole('button', { name: words.join }).click()
  const name = page.getByLabel(words.name, { exact: true })
  await expect(name).toBeFocused()
  await name.pressSequentially('Sa')
  await expect(name).toHaveValue('Sa')
  await expect(name).not.toHaveAttribute('aria-invalid')
  const [second, third] = [await newPhone(), await newPhone()]
  await join(page, 'Sara', 1)
  await join(second, 'Omar', 2)
  await join(third, 'Huda', 3)
  await seen(page, words.place(1))
  await seen(second, words.place(2))
  await seen(third, words.place(3))
  await expectNoAxeViolations(second)

  // to be changed, the number stands as it was typed beside its country's code, and nothing touches the screen's edge
  await second.getByRole('button', { name: words.edit, exact: true }).click()
  const sheet = second.getByRole('dialog')
  await expect(sheet.getByLabel(words.mobile)).toHaveValue(mobileOf(2))
  expect((await sheet.getByLabel(words.name, { exact: true }).boundingBox())?.x).toBeGreaterThanOrEqual(12)
  await second.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  // one place back: all three phones and the host's screen say so without being touched
  const { context } = await asStaff(tenant)
  const desk = await context.newPage()
  await desk.goto(at('console', `/en/queue?branch=${branch.id}`))
  await waitUntilAlive(desk)
  await desk.getByRole('button', { name: 'Sound when a party joins' }).click()
  const onDesk = (names: readonly string[]) =>
    expect(desk.getByRole('article')).toHaveText(names.map((name) => new RegExp(name)))
  await onDesk(['Sara', 'Omar', 'Huda'])
  await confirm(page, words.delay, words.delayYes)
  await tellTook(
    'one place back, on three phones and the host’s screen',
    Promise.all([
      seenOnAll([page, words.place(2)], [second, words.place(1)], [third, words.place(3)]),
      onDesk(['Omar', 'Sara', 'Huda']),
    ]),
  )
  await second.getByRole('button', { name: words.leave }).click()
  await second.getByRole('dialog').getByText(words.reason).click()
  await expectNoAxeViolations(second)
  await second.getByRole('dialog').getByRole('button', { name: words.leave }).click()
  await expect(second.getByRole('heading', { name: words.left })).toBeVisible()
  await tellTook(
    'a party that left, on two phones and the host’s screen',
    Promise.all([seenOnAll([page, words.place(1)], [third, words.place(2)]), onDesk(['Sara', 'Huda'])]),
  )

  const companion = await newPhone()
  await companion.goto(address(`/${new URL(page.url()).pathname.split('/').at(-1)}`))
  await expect(companion.getByText(words.shared)).toBeVisible()
  await companion.goto(address(`/branch/${branch.id}/door`))
  await expect(companion.getByRole('heading', { name: words.door })).toBeVisible()
  await expectNoAxeViolations(companion)
  await companion.goto(address(`/branch/${branch.id}/screen`))
  await waitUntilAlive(companion)

  // dishes chosen while waiting are the table's first round
  const { plain } = await readItems(port, language, tenant)
  await page.getByRole('button', { name: words.ahead }).click()
  await page.waitForURL(/\/order$/)
  await waitUntilAlive(page)
  const chat = page.locator('aside > a[target=_blank]')
  await expect(chat).toBeVisible()
  await new Guest(page, language).addPlain(plain)
  // on a phone it stands behind the bar at the foot, whose corner the chat leaves to it, on a desktop beside the menu
  await expect(chat).toBeVisible({ visible: language === 'en' })
  if (language === 'ar') await page.getByRole('button', { name: words.round }).click()
  await expectNoAxeViolations(page)
  await expect(page.getByText(words.toKitchen).filter({ visible: true })).toBeVisible()
  await page.getByRole('link', { name: words.keep }).click()
  await page.waitForURL(/waiting-list\/\w{15,}$/)
  await waitUntilAlive(page)

  await expectNoAxeViolations(desk)
  const party = desk.getByRole('article').filter({ hasText: 'Sara' })
  await party.getByRole('button', { name: 'Call' }).click()
  await expect(page.getByRole('heading', { name: words.called }).last()).toBeVisible()
  await seenOnAll([third, words.place(1)])
  await expect(companion.getByRole('region', { name: words.now })).toBeVisible()
  await expectNoAxeViolations(page)
  const late = Promise.withResolvers<undefined>()
  await desk.route(
    /\/acts$/,
    async (route) => {
      // its host is known to browsers alone
      const url = new URL(route.request().url())
      const headers = { ...route.request().headers(), host: url.host }
      url.hostname = '127.0.0.1'
      const response = await route.fetch({ url: url.href, headers })
      await late.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await party.getByRole('button', { name: 'Seat' }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^Table / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: words.seated })).toBeVisible()
  await expect(party).toHaveCount(0)
  // nobody loses a place by a slip of the host's finger
  const last = desk.getByRole('article').filter({ hasText: 'Huda' })
  await last.getByRole('button', { name: 'Take off the list' }).click()
  // the seating's answer comes now: it closes its own question, which is gone, and not this one
  const again = desk.waitForResponse(/staff\/waiting\?/)
  late.resolve(undefined)
  await (await again).finished()
  await expect(desk.getByRole('dialog').getByText('Huda')).toBeVisible()
  await expectNoAxeViolations(desk)
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await last.getByRole('button', { name: 'Take off the list' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Take off the list' }).click()
  await expect(last).toHaveCount(0)
  // who saves a number does not open the list that a colleague paused meanwhile
  await desk.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  const host = await context.newPage()
  await host.goto(desk.url())
  await waitUntilAlive(host)
  await host.getByRole('button', { name: 'Pause the waiting list' }).click()
  await expect(desk.getByText('Out of service')).toBeVisible()
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await desk.getByRole('button', { name: 'Resume the waiting list' }).click()
  await expect(desk.getByRole('button', { name: 'Pause the waiting list' })).toBeVisible()
  await choose(page.getByLabel(words.stars))
  await page.getByRole('button', { name: words.rate }).click()
  await expect(page.getByText(words.rated)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: words.order }).click()
  await page.waitForURL(/\/menu\/dinein\/session\//)
  await waitUntilAlive(page)
  if (language === 'ar') await page.getByRole('button', { name: words.seated }).first().click()
  const ordered = page.getByRole('region', { name: words.ordered })
  await expect(ordered.getByText(plain)).toBeVisible()
})
