import type { OutboxWire } from '#contract/platform/platform.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expect, type Page } from '@playwright/test'
import type { Language } from './words.ts'

const ar = {
  signIn: 'تسجيل الدخول',
  goOn: 'متابعة',
  mobile: 'رقم الجوال',
  code: 'رمز التحقق من 4 أرقام',
}
const en: typeof ar = {
  signIn: 'Sign in',
  goOn: 'Continue',
  mobile: 'Mobile number',
  code: '4-digit verification code',
}
const said = { ar, en }

let made = 0
/** A Saudi number that no other test has, as people type it, and in E.164. */
export const makeNumber = (): { typed: string; full: string } => {
  made += 1
  // 53 to 59: the ranges that are given out
  const begins = `5${String(3 + (process.pid % 7))}${String(Math.floor(process.pid / 7) % 10)}`
  const digits = `${begins}${String(Date.now()).slice(-4)}${String(made).padStart(2, '0')}`
  return { typed: `0${digits}`, full: `+966${digits}` }
}

/** Takes a number or e-mail; returns the newest code that went to it, as the demo's outbox shows it. */
export const readCode = async (port: number, to: string): Promise<string> => {
  const platform = makeVisitor(port, 'localhost')
  let code: string | undefined
  await expect
    .poll(async () => {
      const { data } = await platform.call<OutboxWire>('GET', '/api/v1/platform/outbox')
      const message = data.find((one) => one.event === 'sign-in-code' && one.recipient === to)
      code = /(?<!\d)\d{4}(?!\d)/.exec(message?.body ?? '')?.[0]
      return code
    })
    .toBeDefined()
  return code ?? ''
}

/** Types the number and the code that its message says; the dialog or page that asks for them stands already. */
export const typeNumberAndCode = async (
  page: Page,
  { language, port, number }: { language: Language; port: number; number: { typed: string; full: string } },
): Promise<void> => {
  const words = said[language]
  const within = page.getByRole('dialog').or(page.getByRole('main')).last()
  await within.getByLabel(words.mobile).fill(number.typed)
  await within.getByRole('button', { name: words.goOn, exact: true }).click()
  const code = within.getByLabel(words.code)
  await expect(code).toBeFocused()
  await code.fill(await readCode(port, number.full))
}

export const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
export const prefix = (language: Language): string => (language === 'ar' ? '' : '/en')
