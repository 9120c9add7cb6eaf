import { accountWords as said } from './account-words.ts'
import { expect, test } from './fixtures.ts'
import { Guest, readItems } from './guest.ts'
import { languageOf, makeNumber, prefix, typeNumberAndCode } from './sign-in.ts'

const messages = {
  ar: 'انتهت جلسة الدخول، والسلة محفوظة في الحساب. يلزم تسجيل الدخول للمتابعة.',
  en: 'You are signed out. Your cart is kept in your account: sign in to continue.',
}

test('what an account chose waits for its sign-in: nothing is placed, and the page leads there and back', async ({
  page,
  at,
  port,
  trouble,
}, { project }) => {
  const language = languageOf(project.name)
  const words = said[language]
  const guest = new Guest(page, language)
  const { plain } = await readItems(port, language)
  const number = makeNumber()
  await guest.open(at('saffron', `${prefix(language)}/menu`))
  await guest.addPlain(plain)
  await guest.goToCheckout()
  await page.getByRole('main').getByRole('button', { name: words.signIn }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await typeNumberAndCode(page, { language, port, number })
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByLabel(guest.words.name, { exact: true }).fill('Nora')

  // from the list of devices, or another tab: this page hears nothing of it
  await page.context().clearCookies({ name: /customer/ })
  trouble.expect(/401/)
  const placed: string[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/v1/checkouts')) placed.push(String(answer.status()))
  })
  await page.getByRole('button', { name: guest.words.pay }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText(messages[language]).first()).toBeAttached()
  expect(placed).toEqual(['401'])

  await typeNumberAndCode(page, { language, port, number })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(messages[language])).toHaveCount(0)
  await expect(page.getByLabel(guest.words.name, { exact: true })).toHaveValue('Nora')
  await expect(page.getByRole('main').getByText(plain).first()).toBeVisible()
  await guest.pay()
  expect(placed).toEqual(['401', '201'])
})
