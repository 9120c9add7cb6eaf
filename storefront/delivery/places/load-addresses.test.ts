import { describe, expect, it } from 'vitest'
import { CallError } from '#contract/core/client.ts'
import type { CustomerAddressWire } from '#contract/delivery/customer-places.ts'
import { loadAddresses } from './load-addresses.ts'

const meta = { current_page: 1, last_page: 1, per_page: 20, total: 0 }

describe('loading the addresses', () => {
  it('spec 8: the address loader only records the error', async () => {
    const busy = new CallError(503, { code: 'busy', message: 'busy', request_id: 'r' })
    for (const [failure, error] of [
      [busy, 'busy'],
      [new TypeError('fetch failed'), 'failed'],
    ] as const) {
      const loaded = await loadAddresses({ addresses: () => Promise.reject(failure) })
      expect(loaded).toEqual({ addresses: [], error })
    }
  })

  it('gives the list through', async () => {
    const data: CustomerAddressWire[] = []
    const loaded = await loadAddresses({ addresses: async () => ({ data, meta }) })
    expect(loaded).toEqual({ addresses: data, error: undefined })
  })
})
