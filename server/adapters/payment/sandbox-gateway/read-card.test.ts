import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passesLuhn, readCard } from './read-card.ts'

const now = Date.UTC(2026, 10, 21)
const good = { number: '4111 1111 1111 1111', expiry: '12/34', cvc: '123' }
const problems = (over: Partial<typeof good>) => {
  const read = readCard({ ...good, ...over }, now)
  return read.ok ? 'taken' : read.problems
}

describe('reading a typed card', () => {
  it('takes a test card and keeps no more than its last four digits', () => {
    expect(readCard(good, now)).toEqual({
      ok: true,
      card: { brand: 'visa', last4: '1111', fingerprint: expect.stringMatching(/^[\w-]{16}$/) },
      outcome: 'approve',
    })
  })

  it('knows a card again however it was typed, and another card as another', () => {
    const mark = (over: Partial<typeof good>) => {
      const read = readCard({ ...good, ...over }, now)
      return read.ok ? read.card.fingerprint : undefined
    }
    expect(mark({ number: '٤١١١١١١١١١١١١١١١', expiry: '12/2034' })).toBe(mark({}))
    expect(mark({ expiry: '1234' })).toBe(mark({}))
    expect(mark({ expiry: '11/34' })).not.toBe(mark({}))
  })

  it.each([
    { number: '٤١١١ ١١١١ ١١١١ ١١١١', expiry: '١٢/٣٤', cvc: '١٢٣' },
    { number: '4111-1111-1111-1111', expiry: '12 / 2034', cvc: ' 123 ' },
    { expiry: '1234' },
    { expiry: '1/27' },
    { expiry: '11/26' },
  ])('takes what people type: %o', (typed) => {
    expect(problems(typed)).toBe('taken')
  })

  it.each([
    [{ number: '4111 1111 1111 1112' }, { number: 'number-invalid' }],
    [{ number: '' }, { number: 'number-invalid' }],
    [{ number: '5555 5555 5555 4444' }, { number: 'number-not-test' }],
    [{ expiry: '10/26' }, { expiry: 'expiry-past' }],
    [{ expiry: '13/30' }, { expiry: 'expiry-invalid' }],
    [{ expiry: '12/99' }, { expiry: 'expiry-invalid' }],
    [{ expiry: 'soon' }, { expiry: 'expiry-invalid' }],
    [{ cvc: '12' }, { cvc: 'cvc-invalid' }],
    [{ cvc: '1234' }, { cvc: 'cvc-invalid' }],
  ])('names what is wrong with %o', (typed, expected) => {
    expect(problems(typed)).toEqual(expected)
  })

  it('any one digit changed breaks the check digit', () => {
    const number = '4000000000003220'
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const changed = [...number]
        changed[place] = String((Number(changed[place]) + more) % 10)
        return passesLuhn(number) && !passesLuhn(changed.join(''))
      }),
    )
  })
})
