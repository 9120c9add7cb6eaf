import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteServerTime, serverNow } from './server-time.ts'

const hour = 3_600_000
const phone = Date.parse('2026-11-23T15:00:00Z')
const answer = (at: number, cache = 'no-store') => ({
  headers: new Headers({ date: new Date(at).toUTCString(), 'cache-control': cache }),
})

beforeEach(() => vi.useFakeTimers({ now: phone, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it('a phone an hour off goes by the server’s clock; one that is right keeps its own, whatever an answer’s way takes', () => {
  expect(serverNow()).toBe(phone)
  noteServerTime(answer(phone - hour))
  expect(serverNow()).toBe(phone - hour)
  noteServerTime(answer(phone - 20_000))
  expect(serverNow()).toBe(phone)
  noteServerTime(answer(phone + hour))
  expect(serverNow()).toBe(phone + hour)
})

it('nothing is learnt from what a cache kept, or from an answer without a time', () => {
  noteServerTime(answer(phone))
  noteServerTime(answer(phone - hour, 'private, max-age=60'))
  noteServerTime({ headers: new Headers({ 'cache-control': 'no-store' }) })
  expect(serverNow()).toBe(phone)
})
