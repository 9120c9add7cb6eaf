import { expect, it } from 'vitest'
import { texts } from '#domain/texts.ts'
import { arPay } from '../../i18n/ar-pay.ts'
import { enPay } from '../../i18n/en-pay.ts'
import { troubleOfRefusal } from './pay-trouble.ts'

it('spec 8: a payment session that is not valid or expired asks to refresh and try again', () => {
  const trouble = troubleOfRefusal('payment-session-invalid')
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

it('says that nothing was heard, and that a payment failed, by what came', () => {
  expect(troubleOfRefusal(undefined)).toBe('offline')
  expect(troubleOfRefusal('payment-failed')).toBe('failed')
})
