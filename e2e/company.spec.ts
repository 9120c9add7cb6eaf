import type { CartWire } from '#contract/ordering/cart.ts'
import type { OutboxWire } from '#contract/platform/platform.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { goOnAsMember } from './go-on-as.ts'
import { handOver, twoDishes } from './loyalty-visit.ts'
import { makeMember } from './make-member.ts'
import { languageOf, makeNumber, prefix } from './sign-in.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const said = {
  ar: {
    name: 'شركة نجد للهندسة',
    add: 'شركة جديدة',
    company: 'الشركة',
    approver: 'اسم المسؤول',
    approverMobile: 'جوال المسؤول',
    member: 'الاسم 1',
    memberMobile: 'الجوال 1',
    open: 'فتح الحساب',
    account: /على حساب الشركة/,
    yourName: 'الاسم',
    place: /^تأكيد الطلب/,
    waits: /أُرسل الطلب إلى مسؤول شركتك/,
    approve: 'موافقة',
    approved: 'وافقت على الطلب',
    submitted: 'تم استلام الطلب',
    statement: 'كشف الحساب',
    paid: 'المبلغ المدفوع',
    pay: 'تسجيل الدفعة',
    payment: /^دفعة/,
    ended: /^انتهت اليوم/,
    credited: 'رُدّ جزء منه إلى حساب الشركة',
  },
  en: {
    name: 'Najd Engineering',
    add: 'New company',
    company: 'Company',
    approver: 'Name of the approver',
    approverMobile: 'Mobile of the approver',
    member: 'Name 1',
    memberMobile: 'Mobile 1',
    open: 'Open the account',
    account: /On my company's account/,
    yourName: 'Name',
    place: /^Place order/,
    waits: /asked your company’s approver/,
    approve: 'Approve',
    approved: 'You approved the order',
    submitted: 'Submitted',
    statement: 'Statement',
    paid: 'Amount paid',
    pay: 'Record payment',
    payment: /^Payment/,
    ended: /^Ended today/,
    credited: 'Partly credited to the company',
  },
} as const

test(
  'spec 4 b2b_pending: a company is made on the console, its member orders on account, the approver says yes by the link',
  { tag: '@en' },
  async ({ page, port, at, asStaff, openBrowser }, { project }) => {
    const language = languageOf(project.name)
    const say = said[language]
    const path = (rest: string) => `${prefix(language)}${rest}`
    const { visitor, mobile } = await makeMember(port, language)
    const approver = makeNumber()
    const staff = await (await asStaff('saffron')).context.newPage()
    await staff.goto(at('console', path('/companies')))
    await waitUntilAlive(staff)
    await staff.getByRole('button', { name: say.add }).click()
    const sheet = staff.getByRole('dialog')
    await sheet.getByLabel(say.company, { exact: true }).fill(say.name)
    await sheet.getByLabel(say.approver).fill('Sara')
    await sheet.getByLabel(say.approverMobile).fill(approver.typed)
    await sheet.getByLabel(say.member, { exact: true }).fill('Omar')
    await sheet.getByLabel(say.memberMobile, { exact: true }).fill(mobile)
    await expectNoAxeViolations(staff)
    await sheet.getByRole('button', { name: say.open }).click()
    const card = staff.getByRole('article', { name: say.name })
    await expect(card).toBeVisible()

    const { dear, branch } = await twoDishes(visitor)
    const cart = await visitor.call<CartWire>('POST', '/api/v1/carts', { type: 'pickup', branch_id: branch })
    await visitor.call('POST', `/api/v1/carts/${cart.cart_id}/lines`, { item_id: dear })
    await goOnAsMember(page.context(), visitor)
    await page.goto(at('saffron', path('/checkout')))
    await waitUntilAlive(page)
    await page.getByLabel(say.yourName, { exact: true }).fill('Omar')
    await page.getByRole('radio', { name: say.account }).check()
    await page.getByRole('button', { name: say.place }).click()
    await page.waitForURL(/\/order\//)
    await expect(page.getByText(say.waits)).toBeVisible()
    await expectNoAxeViolations(page)

    const platform = makeVisitor(port, 'localhost')
    let link = ''
    await expect
      .poll(async () => {
        const { data } = await platform.call<OutboxWire>('GET', '/api/v1/platform/outbox')
        link =
          /http\S+\/company-order\/\w+/.exec(
            data.find(({ recipient }) => recipient === approver.full)?.body ?? '',
          )?.[0] ?? ''
        return link
      })
      .not.toBe('')
    const decides = await (await openBrowser()).newPage()
    await decides.goto(link.replace(/(\/en)?\/company-order/, path('/company-order')))
    await waitUntilAlive(decides)
    await expectNoAxeViolations(decides)
    await decides.getByRole('button', { name: say.approve, exact: true }).click()
    await expect(decides.getByText(say.approved)).toBeVisible()
    await expect(page.getByText(say.submitted, { exact: true }).first()).toBeVisible()

    await staff.reload()
    await waitUntilAlive(staff)
    await card.getByRole('button', { name: say.statement }).click()
    await staff.getByRole('dialog').getByLabel(say.paid).fill('5')
    await staff.getByRole('dialog').getByRole('button', { name: say.pay }).click()
    await expect(staff.getByRole('dialog').getByText(say.payment)).toBeVisible()
    await expectNoAxeViolations(staff)

    const id = page.url().split('/order/')[1]?.split('/')[0] ?? ''
    await handOver(port, visitor, id)
    const { visitor: owner } = await signInByApi(port, 'saffron')
    await owner.call('POST', `/api/v1/staff/orders/${id}/refunds`, { amount: '1.00', reason: 'cold' })
    await staff.setViewportSize({ width: 320, height: 640 })
    await staff.goto(at('console', `${path('/')}?branch=${branch}`))
    await waitUntilAlive(staff)
    await staff.getByRole('button', { name: say.ended }).click()
    const ended = staff.getByRole('dialog').getByRole('button', { name: say.credited })
    await expect(ended.getByText(say.credited)).toBeInViewport({ ratio: 1 })
  },
)
