import { fillCart } from '#tools/order-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expect, test } from './fixtures.ts'
import type { Language } from './words.ts'

const words = {
  ar: { pay: 'الدفع', empty: 'السلة في انتظار أول صنف' },
  en: { pay: 'Pay', empty: 'Your cart is waiting for its first item' },
}

test('safety 21: checkout shows its cart before any script, unpressable until then, and to nobody else', async ({
  browser,
  at,
  port,
}, { project }) => {
  const language: Language = project.name === 'phone' ? 'ar' : 'en'
  const guest = makeVisitor(port, 'saffron.localhost', language)
  const { body } = await fillCart(guest, 'Sarah')
  const cookies = guest.cookies().map((one) => ({ ...one, domain: 'saffron.localhost', path: '/' }))
  const open = async (own: typeof cookies) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.addCookies(own)
    const page = await context.newPage()
    const answer = await page.goto(at('saffron', `${language === 'ar' ? '' : '/en'}/checkout`))
    expect(answer?.headers()['cache-control']).toBe('no-store')
    return page
  }

  const own = await open(cookies)
  const pay = own.getByRole('button', { name: words[language].pay })
  await expect(pay).toContainText(String(body['total']))
  await expect(pay).toBeDisabled()
  await expect(own.getByRole('textbox').first()).toBeDisabled()

  const others = await open([])
  await expect(others.getByText(words[language].empty)).toBeVisible()
  await expect(others.getByRole('button', { name: words[language].pay })).toHaveCount(0)
  await Promise.all([own.context().close(), others.context().close()])
})
