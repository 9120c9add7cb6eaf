import { expect, it } from 'vitest'
import { CallError } from '#contract/core/client.ts'
import { refusalWords } from './refusal-words.ts'

it('spec 8: what saving a reservation is refused with is said in the words of the server, whatever its status', () => {
  for (const status of [400, 401, 409, 422, 500, 503]) {
    const error = new CallError(status, { code: 'x', message: `words of ${status}`, request_id: '' })
    expect(refusalWords(error, 'not reached')).toBe(`words of ${status}`)
  }
  expect(refusalWords(new TypeError('fetch failed'), 'not reached')).toBe('not reached')
})
