import { describe, expect, it } from 'vitest'
import { texts } from '#domain/platform/texts.ts'
import { arAccount } from '#storefront/i18n/ar/account.ts'
import { enAccount } from '#storefront/i18n/en/account.ts'
import { checkAvatar } from './check-avatar.ts'
import { birthDateOf, checkInfoForm, partsOfBirthDate } from './check-info-form.ts'

const form = { name: 'نورة', gender: '', day: '', month: '', year: '' } as const

describe('my info', () => {
  it('spec 5: name 30, counted in characters', () => {
    expect(checkInfoForm({ ...form, name: '😀'.repeat(30) })).toEqual({})
    expect(checkInfoForm({ ...form, name: 'x'.repeat(31) })).toEqual({ name: 'form.too-long' })
    expect(checkInfoForm({ ...form, name: ' ' })).toEqual({ name: 'form.required' })
  })

  it('a birth date is whole or not at all, and a day that exists', () => {
    expect(birthDateOf({ ...form, day: '9', month: '2', year: '1990' })).toBe('1990-02-09')
    expect(checkInfoForm({ ...form, day: '9', month: '2' })).toEqual({ birthDate: 'info.date-incomplete' })
    expect(checkInfoForm({ ...form, day: '31', month: '2', year: '1990' })).toEqual({
      birthDate: 'info.date-wrong',
    })
    expect(partsOfBirthDate('1990-02-09')).toEqual({ day: '9', month: '2', year: '1990' })
    expect(partsOfBirthDate(null)).toEqual({ day: '', month: '', year: '' })
  })
})

describe('the picture', () => {
  it('spec 5: at most 4 MB', () => {
    expect(checkAvatar({ size: 4 * 1024 * 1024 })).toBeUndefined()
    expect(checkAvatar({ size: 4 * 1024 * 1024 + 1 })).toBe('info.avatar-large')
  })

  it('spec 5: a message asks to attach an image', () => {
    expect(checkAvatar(undefined)).toBe('info.avatar-missing')
    expect(checkAvatar({ size: 0 })).toBe('info.avatar-missing')
  })

  it('spec 5: says both in the words of the text table, in both languages', () => {
    for (const [language, account] of [
      ['ar', arAccount],
      ['en', enAccount],
    ] as const) {
      expect(account['info.avatar-large']).toBe(texts['image-too-large'][language])
      expect(account['info.avatar-missing']).toBe(texts['image-required'][language])
    }
  })
})
