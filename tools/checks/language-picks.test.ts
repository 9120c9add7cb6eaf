import { expect, it } from 'vitest'
import { picksOfLanguage } from './language-picks.ts'

it('finds a text that is picked by the name of its language', () => {
  const source = [
    'const title = words.ar || words.en',
    '// words.ar stands first',
    'sql`select name_en from items where name_ar ilike ${like}`',
    'words[language]',
    'const { arrow, entry } = plan.areas',
  ].join('\n')
  expect(picksOfLanguage(source)).toEqual([
    { line: 1, pick: '.ar' },
    { line: 1, pick: '.en' },
    { line: 3, pick: 'name_en' },
    { line: 3, pick: 'name_ar' },
  ])
})
