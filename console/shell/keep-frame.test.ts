import { describe, expect, it } from 'vitest'
import { keepFrame } from './keep-frame.ts'

const way = (from: string, to: string, formMethod?: 'POST') => ({
  currentUrl: new URL(from, 'http://console.test'),
  nextUrl: new URL(to, 'http://console.test'),
  ...(formMethod && { formMethod }),
})

describe('what stands around the rooms', () => {
  it('is asked for again after a change, behind a room that changes it, when the page asks anew, and in another language alone', () => {
    expect(keepFrame(way('/', '/today'))).toBe(false)
    expect(keepFrame(way('/today', '/today?branch=1'))).toBe(false)
    expect(keepFrame(way('/today', '/en/today'))).toBe(true)
    expect(keepFrame(way('/today', '/today'))).toBe(true)
    expect(keepFrame(way('/orders', '/today', 'POST'))).toBe(true)
    expect(keepFrame(way('/branches', '/today'))).toBe(true)
    expect(keepFrame(way('/en/site/settings', '/en/today'))).toBe(true)
    expect(keepFrame(way('/en/sold-out', '/en/today'))).toBe(false)
  })
})
