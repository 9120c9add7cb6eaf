import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuse } from '#domain/core/refusal.ts'
import { makeShop, type Shop } from '../testing/make-shop.ts'
import { makeTestApp, type TestApp } from '../testing/make-test-app.ts'
import { spendUploadCost, type Uploader } from './upload-costs.ts'

let test: TestApp
let shop: Shop
let other: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  other = await makeShop(test)
})
afterAll(() => test.close())

const hourMs = 3_600_000
const start = Date.UTC(2026, 10, 27, 12, 30)
const bytes = new Uint8Array(1)

/** Takes who uploads, what it takes to decode and when; returns whether a picture of theirs was looked at. */
async function upload(of: Partial<Uploader>, ms: number, now = start): Promise<string> {
  const who: Uploader = { tenantId: shop.tenantId, by: 'guest', person: 'noura', ...of }
  const pictures: TestApp['deps']['pictures'] = {
    ...test.deps.pictures,
    put: (_shelf, _bytes, more) => {
      more?.spend?.(ms)
      // what a decoder gave up has cost as much
      return Promise.resolve(refuse('bad-input'))
    },
  }
  const result = await spendUploadCost({ ...test.deps, pictures, clock: () => now }, who, {
    shelf: 's',
    bytes,
  })
  return 'refused' in result ? result.code : 'kept'
}

describe('what uploads cost to decode', () => {
  it('one who sends what is dear to decode waits for the next hour, and nobody else does', async () => {
    for (let i = 0; i < 20; i += 1) expect(await upload({}, 3000)).toBe('bad-input')
    expect(await upload({}, 3000)).toBe('too-many-requests')
    expect(await upload({ person: 'huda' }, 1)).toBe('bad-input')
    expect(await upload({ by: 'staff' }, 1)).toBe('bad-input')
    expect(await upload({ tenantId: other.tenantId }, 1)).toBe('bad-input')
    expect(await upload({}, 3000, start + hourMs)).toBe('bad-input')
  })

  it('a day has its limit too, in every process and after a restart', async () => {
    for (let hour = 0; hour < 3; hour += 1)
      expect(await upload({ person: 'sara' }, 60_000, start + hour * hourMs)).toBe('bad-input')
    expect(await upload({ person: 'sara' }, 1, start + 3 * hourMs)).toBe('too-many-requests')
    expect(await upload({ person: 'sara' }, 1, start + 25 * hourMs)).toBe('bad-input')
  })

  it('guests of many names together use up what a restaurant’s guests have, and nothing of its staff’s', async () => {
    const now = start + 100 * hourMs
    for (let i = 0; i < 20; i += 1) await upload({ person: `guest ${i}` }, 30_000, now)
    expect(await upload({ person: 'new' }, 1, now)).toBe('too-many-requests')
    expect(await upload({ by: 'staff' }, 1, now)).toBe('bad-input')
    expect(await upload({ tenantId: other.tenantId }, 1, now)).toBe('bad-input')
  })
})
