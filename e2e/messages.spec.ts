import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { startProduct, type Product } from '#tools/test-product.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { copyFilledData, startPatience } from './filled-data.ts'
import { expect, test as shared } from './fixtures.ts'

const ar = {
  path: '/messages',
  title: 'الرسائل إلى الضيوف',
  limits: 'تغيير الحدود',
  limitsTitle: 'حدود الاستخدام',
  add: 'ربط مرسِل',
  provider: /تقنيات/,
  token: 'رمز الوصول',
  sender: 'المرسِل',
  save: 'حفظ',
  mobile: /جوال للتجربة/,
  test: 'إرسال تجربة',
  taken: 'قبلها المزوّد.',
  refused: 'رفضها المزوّد.',
  hidden: 'رمز لا يُعرض لأحد',
}
const en: typeof ar = {
  path: '/en/messages',
  title: 'Messages to guests',
  limits: 'Change the limits',
  limitsTitle: 'Usage limits',
  add: 'Connect a sender',
  provider: /Taqnyat/,
  token: 'Access token',
  sender: 'Sender',
  save: 'Save',
  mobile: /Mobile number for the test/,
  test: 'Send a test',
  taken: 'The provider accepted it.',
  refused: 'The provider refused it.',
  hidden: 'A code, hidden from everyone',
}
const rightToken = 'typed-by-the-owner'

/** The product with the providers' address led to a desk on this machine. */
const test = shared.extend<object, { own: Product }>({
  own: [
    async ({}, use, { workerIndex }) => {
      const desk = makeDesk().listen(0, '127.0.0.1')
      await once(desk, 'listening')
      const dataDir = resolve(`test-results/e2e-messages-${workerIndex}`)
      await copyFilledData(dataDir)
      const url = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`
      const product = await startProduct({ dataDir, env: { MESSAGES_API_URL: url } })
      await use(product)
      await product.stop()
      desk.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: startPatience },
  ],
  port: async ({ own }, use) => {
    await use(own.port)
  },
})

/** Answers as Taqnyat does: it takes messages under one token alone. */
function makeDesk(): Server {
  return createServer((request, response) => {
    const known = request.headers.authorization === `Bearer ${rightToken}`
    response.writeHead(known ? 201 : 401, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(known ? { statusCode: 201, messageId: 1, rejected: '[]' } : { message: 'Unauthorized' }),
    )
    request.resume()
  })
}

test(
  'the owner connects a sender, tries it, and its secret is never shown back',
  { tag: '@en' },
  async ({ asStaff, at }, info) => {
    const say = info.project.name === 'phone' ? ar : en
    const { context } = await asStaff('saffron', 'owner')
    const page = await context.newPage()
    await page.goto(at('console', say.path))
    await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('link', { name: say.limits }).click()
    await expect(page.getByRole('heading', { name: say.limitsTitle })).toBeVisible()
    await page.goto(at('console', say.path))

    await page.getByRole('button', { name: say.add }).click()
    await page.getByRole('radio', { name: say.provider }).check()
    await page.getByLabel(say.token).fill('a-wrong-token')
    await page.getByLabel(say.sender, { exact: true }).fill('Saffron')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: say.save }).click()

    const card = page.getByRole('article', { name: say.provider })
    await card.getByLabel(say.mobile).fill('+966551234567')
    await card.getByRole('button', { name: say.test }).click()
    await expect(card.getByRole('alert')).toContainText(say.refused)

    await card.getByRole('button', { name: info.project.name === 'phone' ? 'تعديل' : 'Edit' }).click()
    await expect(page.getByLabel(say.token)).toHaveValue('')
    await page.getByLabel(say.token).fill(rightToken)
    await page.getByRole('button', { name: say.save }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await card.getByRole('button', { name: say.test }).click()
    await expect(card.getByRole('alert')).toContainText(say.taken)
    expect(await page.content()).not.toContain(rightToken)
    await expectNoAxeViolations(page)
  },
)

test(
  'a code that was sent is listed and shown to nobody; a cashier has no such room',
  { tag: '@sweep' },
  async ({ asStaff, at, openBrowser }, info) => {
    const say = info.project.name === 'phone' ? ar : en
    const guest = await (await openBrowser()).newPage()
    await guest.goto(at('saffron', '/en/menu'))
    const asked = await guest.evaluate(async () => {
      const body = JSON.stringify({ mobile: '0557770001', country: 'SA' })
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/v1/user/auth/request-code', { method: 'POST', headers, body })).status
    })
    expect(asked).toBe(200)
    const { context } = await asStaff('saffron', 'owner')
    const page = await context.newPage()
    await page.goto(at('console', say.path))
    const row = page.getByRole('listitem').filter({ hasText: '+966557770001' })
    await expect(row).toContainText(say.hidden)
    expect(await row.textContent()).not.toMatch(/@saffron|#\d{4}/)

    const cashier = await asStaff('saffron', 'cashier')
    const other = await cashier.context.newPage()
    await other.goto(at('console', say.path))
    await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(say.title)
  },
)
