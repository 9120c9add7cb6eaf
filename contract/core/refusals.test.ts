import { describe, expect, it } from 'vitest'
import { refusalCodes } from '#domain/core/refusal.ts'
import { refusalAnswers } from './refusals.ts'

describe('every refusal', () => {
  it.each(refusalCodes)('%s has a status of its own kind and words in both languages', (code) => {
    const { status, words } = refusalAnswers[code]
    expect(status === 503 || (status >= 400 && status < 500)).toBe(true)
    expect(words.ar).toMatch(/[\u0600-\u06FF]/)
    expect(words.en).toMatch(/[A-Za-z]/)
    expect(words.en).not.toMatch(/[\u0600-\u06FF]/)
  })

  it('is in the table, and the table has no other', () => {
    expect(Object.keys(refusalAnswers).toSorted()).toEqual([...refusalCodes].toSorted())
  })
})
