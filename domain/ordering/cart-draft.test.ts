import { expect, it } from 'vitest'
import { changeDraft } from './cart-draft.ts'

it('spec 3: a field that is not named stays, null takes one back', () => {
  const draft = changeDraft({ useWallet: true, usePoints: true }, { usePoints: null })
  expect(draft).toEqual({ useWallet: true })
  expect(changeDraft(draft, {})).toEqual({ useWallet: true })
})
