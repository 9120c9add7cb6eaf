import { expect, it } from 'vitest'
import { CallError } from '#contract/core/client.ts'
import { texts } from '#domain/platform/texts.ts'
import { arPay } from '../../i18n/ar/pay.ts'
import { enPay } from '../../i18n/en/pay.ts'
import { troubleOfCharge } from './pay-trouble.ts'

const refused = (status: number, code: string) =>
  troubleOfCharge(new CallError(status, { code, message: '', request_id: '' }))

it('spec 8: a payment session that is not valid or expired asks to refresh and try again', () => {
  const trouble = refused(409, 'payment-session-invalid')
  if (trouble !== 'session-invalid') throw new Error(trouble)
  expect(arPay[`pay.${trouble}`]).toBe(texts['payment-session-invalid'].ar)
  expect(enPay[`pay.${trouble}`]).toBe(texts['payment-session-invalid'].en)
})

it('spec 8: the card form says the other texts of the table in its words', () => {
  expect([arPay['pay.card-invalid'], enPay['pay.card-invalid']]).toEqual([
    texts['card-invalid'].ar,
    texts['card-invalid'].en,
  ])
  expect([arPay['pay.safari-only'], enPay['pay.safari-only']]).toEqual([
    texts['safari-only'].ar,
    texts['safari-only'].en,
  ])
  expect([arPay['pay.failed'], enPay['pay.failed']]).toEqual([
    texts['payment-failed'].ar,
    texts['payment-failed'].en,
  ])
})

it('safety 3: a payment failed by the word of the server alone; silence says nothing of it', () => {
  expect(refused(409, 'payment-failed')).toBe('failed')
  expect(troubleOfCharge(new TypeError('no network'))).toBe('offline')
  expect(refused(503, 'busy')).toBe('offline')
})

it('safety 3: one that was ordered before is followed on its own page', () => {
  expect(refused(409, 'payment-under-way')).toBe('under-way')
  expect(refused(409, 'already-paid')).toBe('under-way')
})
