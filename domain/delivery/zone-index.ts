import type { Place } from '../core/distance.ts'
import { areaOf, boxHolds, microOf, type Area, type Micro } from './zone-area.ts'
import { cheaperFirst, type Zone } from './zone.ts'

interface Entry extends Area {
  readonly zone: Zone
}

/** Zones made ready to be asked for a point. */
export interface ZoneIndex {
  /** Takes a place in degrees; returns the zones that serve it, the cheapest first. */
  readonly at: (place: Place) => readonly Zone[]
}

/** So many cells each way: few enough to build in no time, many enough that a cell holds few zones. */
const cells = 32

/**
 * Takes zones; returns their index, a grid over all of them. Zones that are switched off are left out. The one place
 * where a point is answered: menu, cart and commit ask here. Rule "Delivery zones".
 */
export function makeZoneIndex(zones: readonly Zone[]): ZoneIndex {
  const entries = zones
    .filter(({ on }) => on)
    .toSorted(cheaperFirst)
    .map((zone): Entry => ({ zone, ...areaOf(zone.shape) }))
  if (entries.length === 0) return { at: () => [] }
  const west = Math.min(...entries.map(({ box }) => box.west))
  const south = Math.min(...entries.map(({ box }) => box.south))
  const wide = Math.max(1, (Math.max(...entries.map(({ box }) => box.east)) - west + 1) / cells)
  const high = Math.max(1, (Math.max(...entries.map(({ box }) => box.north)) - south + 1) / cells)
  const column = (x: number) => Math.floor((x - west) / wide)
  const row = (y: number) => Math.floor((y - south) / high)
  const grid = new Map<number, Entry[]>()
  for (const entry of entries) {
    const { box } = entry
    for (let i = column(box.west); i <= column(box.east); i += 1)
      for (let j = row(box.south); j <= row(box.north); j += 1) {
        const cell = grid.get(i * cells + j)
        if (cell) cell.push(entry)
        else grid.set(i * cells + j, [entry])
      }
  }
  const cellOf = ({ x, y }: Micro): readonly Entry[] => {
    const [i, j] = [column(x), row(y)]
    return i < 0 || i >= cells || j < 0 || j >= cells ? [] : (grid.get(i * cells + j) ?? [])
  }
  return {
    at(place) {
      const point = microOf(place)
      return cellOf(point)
        .filter((entry) => boxHolds(entry.box, point) && entry.holds(point))
        .map(({ zone }) => zone)
    },
  }
}

/** Takes an index, a branch and a place; returns the cheapest of its zones that serves it, or undefined. Rule "Delivery zones". */
export function findZone(index: ZoneIndex, branchId: string, place: Place): Zone | undefined {
  return index.at(place).find((zone) => zone.branchId === branchId)
}

/** Takes an index and a place; returns the cheapest zone of every branch that serves it, the cheapest branch first. */
export function findZones(index: ZoneIndex, place: Place): readonly Zone[] {
  const seen = new Set<string>()
  return index.at(place).filter(({ branchId }) => !seen.has(branchId) && seen.add(branchId))
}
