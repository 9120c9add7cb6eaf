import { describe, expect, it } from 'vitest'
import { readEmail } from './email.ts'

describe('an e-mail', () => {
  it('spec 5: has at most 50 characters', () => {
    const host = '@shop.example'
    const longest = `${'n'.repeat(50 - host.length)}${host}`
    expect(readEmail(longest)).toEqual({ email: longest })
    expect(readEmail(`n${longest}`)).toEqual({ wrong: 'text-too-long' })
  })

  it('spec 5: is an address, clean and in lower case', () => {
    expect(readEmail(' Noura.A+food@Shop.Example ')).toEqual({ email: 'noura.a+food@shop.example' })
    expect(readEmail('\u202Anoura\u200B@shop.example\uFEFF')).toEqual({ email: 'noura@shop.example' })
    expect(readEmail('نورة@مطعم.example')).toEqual({ email: 'نورة@مطعم.example' })
    for (const typed of [
      'noura',
      'noura@',
      '@shop.example',
      'a b@shop.example',
      'a@b@c.d',
      'a@shop',
      '<a@b.c>',
    ])
      expect(readEmail(typed)).toEqual({ wrong: 'email-invalid' })
  })

  it('spec 5: "Email cannot be left blank"', () => {
    for (const typed of ['', '  ', '\u200f', '\u200b\u00ad'])
      expect(readEmail(typed)).toEqual({ wrong: 'email-required' })
  })

  it('attack: carries no second recipient and no header into a message', () => {
    for (const typed of ['a@b.c\nbcc: x@y.z', 'a@b.c,x@y.z', 'a@b.c;x@y.z', 'a@b.c\r\n'])
      expect(readEmail(typed)).not.toMatchObject({ email: expect.stringMatching(/[\s,;]/) })
  })
})
