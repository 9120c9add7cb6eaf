import { expect, it } from 'vitest'
import { tabStore } from '#web/tab-store.ts'
import { readDraft } from './use-contact-draft.ts'

it('name and mobile stay for the next order of this tab, notes with the cart that they were written for', () => {
  const typed = { name: 'Noura', mobile: '0551234567', notes: 'no onions' }
  tabStore.setItem('contact-draft', JSON.stringify({ ...typed, cart: 'one' }))
  expect(readDraft('one')).toEqual(typed)
  expect(readDraft('two')).toEqual({ ...typed, notes: '' })
  tabStore.removeItem('contact-draft')
  expect(readDraft('one')).toBeUndefined()
})
