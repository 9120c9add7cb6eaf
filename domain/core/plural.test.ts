import { describe, expect, it } from 'vitest'
import { pluralForm } from './plural.ts'

describe('plural forms', () => {
  it.each(['ar', 'en'] as const)(
    'safety 24: are those of Intl.PluralRules without asking it (%s)',
    (language) => {
      const rules = new Intl.PluralRules(language)
      for (let count = 0; count <= 1000; count += 1)
        expect(pluralForm(count, language)).toBe(rules.select(count))
    },
  )
})
