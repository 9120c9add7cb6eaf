import type { Place } from '#domain/core/distance.ts'
import type { Zone } from '#domain/delivery/zone.ts'

/** A city with many branches: zones of uneven shapes that overlap, and points all over it. The same in every run. */
export interface ZoneCity {
  readonly zones: readonly Zone[]
  readonly points: readonly Place[]
}

/** Takes how many zones and points; returns them, over half a degree around Riyadh. */
export function makeZoneCity(zones: number, points: number): ZoneCity {
  const random = makeRandom(20261121)
  const place = (): Place => ({ latitude: 24.45 + random() * 0.5, longitude: 46.45 + random() * 0.5 })
  return {
    zones: Array.from({ length: zones }, (_, i) => zoneAround(place(), i, random)),
    points: Array.from({ length: points }, place),
  }
}

/** A ragged ring of thirty corners, two to six kilometres wide. */
function zoneAround({ latitude, longitude }: Place, i: number, random: () => number): Zone {
  const corners = 30
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI
    const reach = 0.01 + random() * 0.02
    return {
      latitude: latitude + Math.sin(angle) * reach,
      longitude: longitude + Math.cos(angle) * reach,
    }
  })
  return {
    id: `zone${i}`,
    branchId: `branch${i % 25}`,
    name: { ar: '', en: '' },
    shape: { kind: 'polygon', points },
    fee: (i % 7) * 500,
    minimum: 3000,
    minutes: 20,
    on: true,
  }
}

/** Mulberry32: small, and the same everywhere. */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
