import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cards, makeSandboxBench } from '../make-sandbox-bench.ts'
import type { SandboxBench } from '../make-sandbox-bench.ts'
import type { SessionToOpen } from '../port.ts'

describe('the card pages of the sandbox gateway', () => {
  let bench: SandboxBench
  beforeAll(async () => {
    bench = await makeSandboxBench()
  })
  beforeEach(() => bench.operate('DELETE', '/faults'))
  afterAll(() => bench.close())

  const submit = (url: string, fields: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const look = (url: string) => fetch(url, { redirect: 'manual' })
  const card = (number: string, expiry = '12/34', cvc = '123') => ({ number, expiry, cvc })
  const opened = async (over: Partial<SessionToOpen> = {}) => {
    const terms = bench.terms(over)
    const { payUrl } = await bench.open(terms)
    const back = `http://saffron.localhost:${bench.inbox.port}/check_payment?lang=ar&ref=${terms.reference}`
    return { payUrl, back, reference: terms.reference }
  }
  const captures = async (reference: string) =>
    (await bench.readBooks()).captures.filter((it) => it.reference === reference).length

  it('spec 1: are Arabic and right-to-left, or English, by the language of the session', async () => {
    const ar = await (await look((await opened()).payUrl)).text()
    expect(ar).toContain('<html lang="ar" dir="rtl">')
    expect(ar).toContain('بوابة تجريبية: لا تُخصم أموال حقيقية')
    const en = await (await look((await opened({ language: 'en' })).payUrl)).text()
    expect(en).toContain('<html lang="en" dir="ltr">')
    expect(en).toContain('Sandbox: no real money is taken')
    expect(en).toContain('97.00 SAR')
    for (const number of Object.values(cards)) expect(en).toContain(number)
  })

  it('show what the shop wrote as text, never as markup', async () => {
    const { payUrl } = await opened({ description: '<script>alert(1)</script>' })
    const page = await (await look(payUrl)).text()
    expect(page).not.toContain('<script')
    expect(page).toContain('&lt;script&gt;')
  })

  it('have a policy without any script, and let forms end at this gateway and the shop alone', async () => {
    const { payUrl, back } = await opened()
    const { headers } = await look(payUrl)
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self' ${new URL(back).origin}; frame-ancestors 'none'; base-uri 'none'`,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('take the card and send the browser back with our reference', async () => {
    const { payUrl, back, reference } = await opened()
    const response = await submit(payUrl, card(cards.approved))
    expect([response.status, response.headers.get('location')]).toEqual([303, back])
    expect((await bench.ask(reference)).state).toBe('captured')
  })

  it('safety 2: a form sent five times at once captures once', async () => {
    const { payUrl, back, reference } = await opened()
    const all = await Promise.all(Array.from({ length: 5 }, () => submit(payUrl, card(cards.approved))))
    expect(all.map((response) => response.headers.get('location'))).toEqual(
      Array.from({ length: 5 }, () => back),
    )
    expect(await captures(reference)).toBe(1)
    expect((await look(payUrl)).headers.get('location')).toBe(back)
  })

  it.each(['declined', 'noFunds'] as const)(
    'send a card that is %s back, and take another after it',
    async (kind) => {
      const { payUrl, back, reference } = await opened({ language: 'en' })
      expect((await submit(payUrl, card(cards[kind]))).headers.get('location')).toBe(back)
      expect((await bench.ask(reference)).state).toBe('declined')
      expect(await (await look(payUrl)).text()).toContain('The last card was not accepted')
      await submit(payUrl, card(cards.approved))
      expect(await captures(reference)).toBe(1)
    },
  )

  it('3-D Secure: lead to the bank, and from there back, approved or refused', async () => {
    for (const [answer, state] of [
      ['approve', 'captured'],
      ['refuse', 'declined'],
    ] as const) {
      const { payUrl, back, reference } = await opened()
      expect((await submit(payUrl, card(cards.secure))).headers.get('location')).toBe(
        `${new URL(payUrl).pathname}/bank`,
      )
      expect(await (await look(`${payUrl}/bank`)).text()).toContain('3220')
      expect((await submit(`${payUrl}/bank`, { answer })).headers.get('location')).toBe(back)
      expect((await bench.ask(reference)).state).toBe(state)
    }
  })

  it('3-D Secure left without an answer: submitted, it leads to the bank again, and nothing cancels it', async () => {
    const { payUrl, back, reference } = await opened()
    await submit(payUrl, card(cards.secure))
    expect(await (await look(`${payUrl}/bank`)).text()).toContain(`href="${back.replace('&', '&amp;')}"`)
    await submit(`${payUrl}/cancel`)
    await submit(`${payUrl}/bank`, { answer: 'perhaps' })
    expect((await bench.ask(reference)).state).toBe('submitted')
    expect((await look(payUrl)).headers.get('location')).toBe(`${new URL(payUrl).pathname}/bank`)
  })

  it('the slow card goes back submitted', async () => {
    const { payUrl, back, reference } = await opened()
    expect((await submit(payUrl, card(cards.slow))).headers.get('location')).toBe(back)
    expect((await bench.ask(reference)).state).toBe('submitted')
  })

  it('cancel closes the session and goes back', async () => {
    const { payUrl, back, reference } = await opened()
    expect((await submit(`${payUrl}/cancel`)).headers.get('location')).toBe(back)
    expect((await bench.ask(reference)).state).toBe('closed')
    expect((await submit(payUrl, card(cards.approved))).headers.get('location')).toBe(back)
    expect(await captures(reference)).toBe(0)
  })

  it('a session past its end goes back and takes nothing', async () => {
    const { payUrl, back, reference } = await opened({ expiresAt: new Date(Date.now() - 1) })
    expect((await look(payUrl)).headers.get('location')).toBe(back)
    await submit(payUrl, card(cards.approved))
    expect(await captures(reference)).toBe(0)
  })

  it('name each wrong field beside it, keep what was typed, but never the security code', async () => {
    const { payUrl, reference } = await opened({ language: 'en' })
    const response = await submit(payUrl, card('4111 1111 1111 1112', '10/20', '12'))
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('id="number-problem">The card number is not valid.')
    expect(page).toContain('id="expiry-problem">The card has expired.')
    expect(page).toContain('id="cvc-problem">The security code has 3 digits.')
    expect(page).toContain('value="4111 1111 1111 1112"')
    expect(page).not.toContain('value="12"')
    expect((await bench.ask(reference)).state).toBe('open')
  })

  it('refuse a card that is no test card', async () => {
    const { payUrl } = await opened()
    const page = await (await submit(payUrl, card('5555 5555 5555 4444'))).text()
    expect(page).toContain('هذه بوابة تجريبية: تُقبل بطاقات الاختبار فقط.')
  })

  it('fill the form with a test card on request', async () => {
    const { payUrl } = await opened()
    const page = await (await look(`${payUrl}?card=secure`)).text()
    expect(page).toContain('value="4000 0000 0000 3220"')
  })

  it('say in both languages that an address leads nowhere', async () => {
    for (const path of ['/pay/ses_unknown', '/pay/ses_unknown/bank', '/pay/']) {
      const response = await look(bench.url + path)
      expect(response.status).toBe(404)
      expect(await response.text()).toMatch(/صفحة الدفع غير موجودة[^]*Payment page not found/)
    }
  })

  it('bad bodies are refused or shown again, never an error', async () => {
    const { payUrl } = await opened()
    expect((await submit(payUrl)).status).toBe(422)
    expect((await submit(payUrl, { number: 'x'.repeat(5_000) })).status).toBe(422)
    expect((await fetch(payUrl, { method: 'POST', body: 'x'.repeat(100_000) })).status).toBe(413)
    const json = payUrl.replace('/pay/', '/v1/sessions/')
    expect((await fetch(`${json}/pay`, { method: 'POST', body: '{' })).status).toBe(400)
  })

  it('with declining switched on no card passes, and an error before paying takes nothing', async () => {
    const { payUrl, reference } = await opened()
    await bench.setFaults({ declineAll: true })
    await submit(payUrl, card(cards.approved))
    expect((await bench.ask(reference)).state).toBe('declined')
    await bench.setFaults({ operations: { pay: { what: 'error' } } })
    expect((await submit(payUrl, card(cards.approved))).status).toBe(500)
    expect(await captures(reference)).toBe(0)
    await bench.setFaults({ operations: { pay: { what: 'error', when: 'after' } } })
    expect((await submit(payUrl, card(cards.approved))).status).toBe(500)
    expect(await captures(reference)).toBe(1)
  })

  it('the books and the switches need the operator key', async () => {
    for (const [method, path] of [
      ['GET', '/books'],
      ['PUT', '/faults'],
      ['POST', '/settle'],
    ]) {
      const headers = { authorization: `Bearer ${bench.account.secretKey}` }
      const response = await fetch(`${bench.url}/operator${path}`, { method: method!, headers })
      expect(response.status).toBe(401)
    }
  })
})
