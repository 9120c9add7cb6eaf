import { expect, it } from 'vitest'
import { markAllergy } from './note-words.tsx'

const strong = (note: string) =>
  markAllergy(note)
    .filter((part) => part.strong)
    .map((part) => part.text)

it('marks allergy words in both languages, with their endings', () => {
  expect(strong('No onion in either burger, allergy')).toEqual(['allergy'])
  expect(strong('I am ALLERGIC to nuts')).toEqual(['ALLERGIC', 'nuts'])
  expect(strong('عندي حساسية من المكسرات')).toEqual(['حساسية', 'المكسرات'])
  expect(strong('بدون سمسم')).toEqual(['سمسم'])
})

it('leaves other words alone, and loses no letter', () => {
  expect(strong('extra minutes for a nougat coconut')).toEqual([])
  const note = 'من غير بصل، حساسية!'
  expect(
    markAllergy(note)
      .map((part) => part.text)
      .join(''),
  ).toBe(note)
})
