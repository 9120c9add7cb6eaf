import type { OrderListWire } from '#contract/ordering/order-desk.ts'
import { orderByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const say = {
  ar: {
    rooms: 'أقسام اللوحة',
    search: 'اسم أو رقم أو جوال',
    find: 'بحث',
    journal: 'ما جرى للطلب',
    changed: /غيّر .* هذا الطلب الآن: في المطبخ/,
    ready: 'جاهز',
    invite: 'دعوة عضو',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    make: 'إنشاء رابط الدعوة',
    link: 'رابط الدعوة',
    welcome: /^أهلًا بك في/,
    password: 'كلمة المرور الجديدة',
    go: 'حفظ ودخول',
    board: 'الطلبات',
    items: 'الصنف',
    badDates: 'التاريخ غير صحيح',
    daily: 'تقرير يومي بالبريد',
    dailyOn: 'استلام تقرير كل يوم',
    dailyHour: 'ساعة الإرسال',
    save: 'حفظ',
    passkey: 'إضافة مفتاح مرور',
    passkeyName: 'اسم المفتاح',
    current: 'كلمة المرور الحالية',
    device: 'المتابعة على الجهاز',
    usePasskey: 'استخدام مفتاح المرور',
    customers: 'العملاء',
    note: 'ملاحظة الفريق',
    saveNote: 'حفظ الملاحظة',
  },
  en: {
    rooms: 'Console',
    search: 'Name, number or mobile',
    find: 'Find',
    journal: 'What happened',
    changed: /.* has just changed this order: In kitchen/,
    ready: 'Ready',
    invite: 'Invite a member',
    name: 'Name',
    email: 'E-mail',
    make: 'Create link',
    link: 'Invitation link',
    welcome: /^Welcome to/,
    password: 'New password',
    go: 'Save and sign in',
    board: 'Orders',
    items: 'Item',
    badDates: 'The date is not valid',
    daily: 'Daily e-mail',
    dailyOn: 'Send me a report every day',
    dailyHour: 'Sent at',
    save: 'Save',
    passkey: 'Add a passkey',
    passkeyName: 'Passkey name',
    current: 'Current password',
    device: 'Continue on the device',
    usePasskey: 'Use a passkey',
    customers: 'Customers',
    note: 'Staff note',
    saveNote: 'Save note',
  },
} as const

/** Each role's rooms, as the table of rights gives them. */
const kitchen = ['/', '/kitchen', '/sold-out']
const cashier = ['/', '/today', '/orders', '/tables', '/sold-out', '/ratings']

test(
  'each role sees its rooms; an order is found, two staff on it are told; a member joins by a link, another has a passkey',
  { tag: '@ar' },
  async ({ asStaff, openBrowser, at, port }, { project }) => {
    const language = project.name === 'phone' ? 'ar' : 'en'
    const words = say[language]
    const tenant = language === 'ar' ? 'saffron' : 'marina'
    const path = (address: string) => (language === 'ar' ? address : `/en${address === '/' ? '' : address}`)
    const { context } = await asStaff(tenant)
    const page = await context.newPage()
    await page.setViewportSize(
      language === 'ar' ? { width: 820, height: 1180 } : { width: 1280, height: 800 },
    )
    const open = async (address: string) => {
      await page.goto(at('console', path(address)))
      await waitUntilAlive(page)
    }
    const screensOf = async (role: string): Promise<string[]> => {
      const staff = await asStaff(tenant, role)
      const other = await staff.context.newPage()
      await other.goto(at('console', path('/sold-out')))
      const links = other.getByRole('navigation', { name: words.rooms }).locator('a:not([hreflang])')
      const hrefs = await links.evaluateAll((all) =>
        all.map((one) => new URL((one as HTMLAnchorElement).href).pathname),
      )
      await staff.context.close()
      const plain = hrefs.map((href) => href.replace(/^\/en(?=\/|$)/, '') || '/')
      return [...new Set(plain)].filter((one) => one !== '/account')
    }
    expect((await screensOf('kitchen')).sort()).toEqual([...kitchen].sort())
    const ofCashier = await screensOf('cashier')
    expect(ofCashier).toEqual(expect.arrayContaining(cashier))
    expect(ofCashier).not.toContain('/team')

    const order = await orderByApi(makeVisitor(port, `${tenant}.localhost`, language), 'Rima Found')
    const { visitor } = await signInByApi(port, tenant, 'cashier')
    await expect
      .poll(async () => (await visitor.call<OrderListWire>('GET', '/api/v1/staff/orders?q=rima')).data.length)
      .toBeGreaterThan(0)
    await open('/orders')
    await page.getByRole('searchbox', { name: words.search }).fill('rima fou')
    await page.getByRole('button', { name: words.find, exact: true }).click()
    await expect(page).toHaveURL(/q=rima/)
    await expectNoAxeViolations(page)
    await page
      .getByRole('link', { name: `#${order.number}` })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: words.journal })).toBeVisible()
    await expectNoAxeViolations(page)
    await visitor.call('POST', `/api/v1/staff/orders/${order.id}/transitions`, {
      action: 'accept',
      version: order.version,
      minutes: 15,
    })
    await expect(page.getByRole('status').filter({ hasText: words.changed })).toBeVisible()
    await page.getByRole('button', { name: words.ready, exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: words.ready }).first()).toBeVisible()

    for (const address of ['/today', '/customers', '/branches', '/audit', '/account']) {
      await open(address)
      await expectNoAxeViolations(page)
    }
    await open('/customers?sort=spent')
    await page.getByRole('list', { name: words.customers }).getByRole('link').first().click()
    await page.getByLabel(words.note).fill('No onions')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: words.saveNote }).click()
    await expect(page.getByRole('button', { name: words.saveNote })).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel(words.note)).toHaveValue('No onions')

    await open('/account')
    // the last room is the member's own: a passkey is made by the device, and signs in without a password
    const { password } = await signInByApi(port, tenant)
    const device = await context.newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const name = `Counter tablet ${language}`
    await page.getByRole('button', { name: words.passkey }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(words.passkeyName).fill(name)
    await sheet.getByLabel(words.current).fill(password)
    await sheet.getByRole('button', { name: words.device }).click()
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    await expectNoAxeViolations(page)
    await context.clearCookies({ name: 'staff' })
    await open('/sign-in')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: words.usePasskey }).click()
    await expect(page.getByRole('navigation', { name: words.rooms })).toBeVisible()

    // an end before the beginning means the days between; days that no report has are told, and can be chosen anew
    await open('/reports?from=2026-11-24&to=2026-11-01')
    await expect(page.locator('input[name="from"]')).toHaveValue('2026-11-01')
    await expect(page.locator('input[name="to"]')).toHaveValue('2026-11-24')
    await open('/reports?from=2010-01-01&to=2026-11-01')
    await expect(page.getByRole('alert')).toHaveText(words.badDates)
    await expect(page.locator('input[name="from"]')).toBeVisible()
    // after a way back the filters say what the report is of
    await open('/reports')
    const branch = page.locator('select[name="branch"]')
    await branch.selectOption({ index: 1 })
    await page.getByRole('search').getByRole('button').click()
    await expect(page).toHaveURL(/branch=/)
    await page.goBack()
    await expect(page).not.toHaveURL(/branch=/)
    await expect(branch).toHaveValue('')
    await open('/reports?by=item')
    await expect(page.getByRole('columnheader', { name: words.items })).toBeVisible()
    await page.getByRole('button', { name: words.daily }).click()
    await page.getByRole('switch', { name: words.dailyOn }).check()
    await page.getByLabel(words.dailyHour).selectOption('9')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: words.daily }).click()
    await expect(page.getByLabel(words.dailyHour)).toHaveValue('9')
    await page.getByRole('switch', { name: words.dailyOn }).uncheck()
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectNoAxeViolations(page)

    await open('/team')
    await page.getByRole('button', { name: words.invite }).click()
    await page.getByLabel(words.name, { exact: true }).fill('Lina')
    await page.getByLabel(words.email).fill(`lina-${language}@shop.example`)
    await page.getByRole('button', { name: words.make }).click()
    const url = await page.getByRole('textbox', { name: words.link }).inputValue()
    await expectNoAxeViolations(page)
    const phone = await (await openBrowser()).newPage()
    await phone.goto(language === 'ar' ? url : url.replace('/welcome/', '/en/welcome/'))
    await waitUntilAlive(phone)
    await expect(phone.getByRole('heading', { name: words.welcome })).toBeVisible()
    await phone.getByLabel(words.password).fill('a long password')
    await phone.getByRole('button', { name: words.go }).click()
    await expect(phone.getByRole('navigation')).toBeVisible()
  },
)
