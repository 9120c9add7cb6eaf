import { describe, expect, it } from 'vitest'
import { makeUploadCosts, type Uploader } from './upload-costs.ts'

const noura: Uploader = { tenantId: 'saffron', by: 'guest', person: 'noura' }
const now = Date.UTC(2026, 10, 27, 12, 30)

describe('what uploads may cost', () => {
  it('one who sends what is dear to decode waits for the next hour, and nobody else does', () => {
    const costs = makeUploadCosts()
    for (let i = 0; i < 20; i += 1) {
      expect(costs.refuse(noura, now)).toBeUndefined()
      costs.spend(noura, 3000, now)
    }
    expect(costs.refuse(noura, now)).toMatchObject({
      code: 'too-many-requests',
      details: { retry_after_seconds: 1800 },
    })
    for (const other of [{ person: 'huda' }, { tenantId: 'nile' }, { by: 'staff' }] as const)
      expect(costs.refuse({ ...noura, ...other }, now)).toBeUndefined()
    expect(costs.refuse(noura, now + 1_800_000)).toBeUndefined()
  })

  it('guests of many names together use up what a restaurant’s guests have, and nothing of its staff’s', () => {
    const costs = makeUploadCosts()
    for (let i = 0; i < 20; i += 1) costs.spend({ ...noura, person: `guest ${i}` }, 30_000, now)
    expect(costs.refuse({ ...noura, person: 'new' }, now)).toMatchObject({ code: 'too-many-requests' })
    expect(costs.refuse({ ...noura, by: 'staff' }, now)).toBeUndefined()
    expect(costs.refuse({ ...noura, tenantId: 'nile' }, now)).toBeUndefined()
  })
})
