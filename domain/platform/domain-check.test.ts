import { describe, expect, it } from 'vitest'
import { judgeDomain, nextDomainStep, type DomainLife } from './domain-check.ts'

const day = 86_400_000
const hour = 3_600_000
const now = Date.UTC(2026, 10, 21, 23, 59)

describe('a custom domain', () => {
  it('safety 17: counts only with its proof, and when each of its addresses is ours', () => {
    const target = ['203.0.113.1', '2001:db8::1']
    const judge = (proven: boolean, ...addresses: string[]) => judgeDomain({ proven, addresses, target })
    expect(judge(true, '203.0.113.1')).toBeUndefined()
    expect(judge(true, ...target)).toBeUndefined()
    expect(judge(false, '203.0.113.1')).toBe('proof-missing')
    expect(judge(true)).toBe('address-missing')
    expect(judge(true, '203.0.113.1', '198.51.100.9')).toBe('address-elsewhere')
  })

  it('safety 17: waits unbound, is checked daily once verified, and keeps its website three days when it fails', () => {
    const fresh: DomainLife = { state: 'pending', madeAt: now, failingSince: undefined }
    const waits = nextDomainStep(fresh, 'proof-missing', now)
    expect(waits).toMatchObject({ state: 'pending', bound: false, checkAt: now + 300_000 })
    expect(nextDomainStep({ ...fresh, madeAt: now - 30 * day }, 'taken', now).checkAt).toBe(now + day)
    const verified = nextDomainStep(fresh, undefined, now)
    expect(verified).toEqual({ state: 'verified', failingSince: undefined, checkAt: now + day, bound: true })
    const life: DomainLife = { ...fresh, state: 'verified' }
    const failing = nextDomainStep(life, 'address-elsewhere', now)
    expect(failing).toEqual({ state: 'failed', failingSince: now, checkAt: now + hour, bound: true })
    const failed: DomainLife = { ...life, state: 'failed', failingSince: now - 3 * day }
    expect(nextDomainStep(failed, 'proof-missing', now)).toMatchObject({ bound: false, checkAt: now + day })
    expect(nextDomainStep(failed, undefined, now)).toMatchObject({ state: 'verified', bound: true })
  })

  it('no answer proves nothing: what was bound stays, what waited waits', () => {
    const life: DomainLife = { state: 'verified', madeAt: now - day, failingSince: undefined }
    expect(nextDomainStep(life, 'no-answer', now)).toMatchObject({ state: 'verified', bound: true })
    const waits: DomainLife = { ...life, state: 'pending' }
    expect(nextDomainStep(waits, 'no-answer', now)).toMatchObject({ state: 'pending', bound: false })
  })
})
