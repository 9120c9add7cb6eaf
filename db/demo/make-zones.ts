import type { ZoneDetails } from '#domain/delivery/check-zone.ts'
import type { ZoneShape } from '#domain/delivery/zone.ts'
import { money } from './money.ts'
import type { DemoBranch, DemoZone } from './shape.ts'

/** Takes a demo branch and how ids are made; returns its zones. */
export function makeZones(
  branch: DemoBranch,
  id: (...names: string[]) => string,
): ({ id: string } & ZoneDetails)[] {
  return branch.zones.map((zone, i) => ({
    id: id('zone', branch.slug, String(i)),
    name: zone.name,
    shape: shapeOf(zone, branch),
    fee: money(zone.fee),
    minimum: money(zone.minimum),
    ...(zone.freeAbove && { freeAbove: money(zone.freeAbove) }),
    minutes: zone.minutes,
    on: true,
  }))
}

function shapeOf({ area }: DemoZone, { latitude, longitude }: DemoBranch): ZoneShape {
  if (typeof area === 'number')
    return { kind: 'circle', center: { latitude, longitude }, radius: area * 1000 }
  return { kind: 'polygon', points: area.map(([lat, lng]) => ({ latitude: lat, longitude: lng })) }
}
