import { expect, it, vi } from 'vitest'
import { makeKey } from './make-key.ts'

it('safety 8: a key of its own each time, also where the page came by plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = Array.from({ length: 100 }, makeKey)
  vi.unstubAllGlobals()
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})
