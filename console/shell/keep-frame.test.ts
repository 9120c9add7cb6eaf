import { describe, expect, it } from 'vitest'
import { keepFrame } from './keep-frame.ts'

const way = (from: string, to: string, formMethod?: 'POST') => ({
  currentUrl: new URL(from, 'http://console.test'),
  nextUrl: new URL(to, 'http://console.test'),
  ...(formMethod && { formMethod }),
})

describe('what stands around the rooms', () => {
  it('is asked for again after a change, when the page asks anew, and in another language alone', () => {
    expect(keepFrame(way('/', '/today'))).toBe(false)
    expect(keepFrame(way('/today', '/today?branch=1'))).toBe(false)
    expect(keepFrame(way('/today', '/en/today'))).toBe(true)
    expect(keepFrame(way('/today', '/today'))).toBe(true)
    expect(keepFrame(way('/account', '/today', 'POST'))).toBe(true)
  })
})
