import { describe, expect, it } from 'vitest'
import { splitMessage } from './split-message.ts'

const kinds = (body: string) => splitMessage(body).map(({ kind, text }) => `${kind}: ${text}`)

describe('a message in the outbox', () => {
  it('finds the address, without the stop that ends the sentence', () => {
    expect(kinds('تابعه من هنا: http://saffron.localhost:3000/o/a1b2.')).toEqual([
      'words: تابعه من هنا: ',
      'link: http://saffron.localhost:3000/o/a1b2',
      'words: .',
    ])
  })

  it('finds a phone number, and leaves order numbers and amounts as words', () => {
    expect(kinds('طلبك رقم 041، المبلغ 97.00 ر.س، للسؤال +966 50 123 4567')).toEqual([
      'words: طلبك رقم 041، المبلغ 97.00 ر.س، للسؤال ',
      'phone: +966 50 123 4567',
    ])
  })

  it('takes nothing but http and https for an address', () => {
    expect(kinds('javascript:alert(1)')).toEqual(['words: javascript:alert(1)'])
  })

  it('loses nothing: the parts together are the message', () => {
    const body = 'a http://x.example/1 b +9665012345678 c'
    expect(
      splitMessage(body)
        .map(({ text }) => text)
        .join(''),
    ).toBe(body)
  })
})
