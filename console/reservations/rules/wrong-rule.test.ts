import { expect, it } from 'vitest'
import { sampleRules } from '#contract/reservations/sample-reservations.ts'
import { wrongRules } from './wrong-rule.ts'

const wrong = ['The data sent is not valid']

it('a refusal of the rules names the field as the page calls it, and the row of a list by its name', () => {
  const fields = {
    'rules.special_days.0.id': wrong,
    'rules.special_days.0.from': wrong,
    'rules.person_count_to': wrong,
    'rules.stays.1.minutes': wrong,
    periods: wrong,
    seen: wrong,
  }
  expect(wrongRules(fields, sampleRules, 'ar')).toEqual([
    { word: 'res.special-days', row: 'عطلة' },
    { word: 'res.most', row: '' },
    { word: 'res.stays', row: '2' },
    { word: 'res.periods', row: '' },
  ])
  expect(wrongRules(undefined, sampleRules, 'en')).toEqual([])
})
