import { describe, expect, it } from 'vitest'
import { texts } from './texts.ts'

describe('spec 5 and 8: the table of texts', () => {
  it.each(Object.entries(texts))('%s has its words in both languages', (_code, text) => {
    expect(text.ar).toMatch(/^[\p{Script=Arabic}\p{M}\p{P}\d\s]+( Apple Pay)?$/u)
    expect(text.en).toMatch(/^[A-Z][\x20-\x7e]+$/)
    expect(text.ar).not.toMatch(/[٠-٩۰-۹]/)
  })

  it('says nothing twice', () => {
    expect(new Set(Object.values(texts).map((text) => text.ar)).size).toBe(Object.keys(texts).length)
    expect(new Set(Object.values(texts).map((text) => text.en)).size).toBe(Object.keys(texts).length)
  })
})
