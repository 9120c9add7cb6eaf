import { describe, expect, it } from 'vitest'
import { zoneAt } from './zone-at.ts'

const center = { latitude: 24.7136, longitude: 46.6753 }
const zone = (id: string, fee: string, radius: number) => ({
  id,
  name: id,
  shape: { kind: 'circle' as const, center, radius },
  fee,
  minimum: '0.00',
  minutes: 10,
})
const desk = {
  branch: { id: 'branch', name: 'Olaya', ...center },
  zones: [zone('wide', '15.00', 9000), zone('near', '8.00', 2000)],
}

describe('the zone of a place, said before the address is typed', () => {
  it('is the cheapest that serves it, as in the cart; none where nobody delivers', () => {
    expect(zoneAt(desk, center)?.id).toBe('near')
    expect(zoneAt(desk, { latitude: 24.7536, longitude: 46.6753 })?.id).toBe('wide')
    expect(zoneAt(desk, { latitude: 26, longitude: 50 })).toBeUndefined()
    expect(zoneAt({ ...desk, zones: [] }, center)).toBeUndefined()
  })
})
