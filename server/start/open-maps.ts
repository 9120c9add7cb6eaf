import type { Env } from './env.ts'
import { startMapServer } from '../adapters/maps/map-server/start-map-server.ts'
import { makeMaps, type Maps } from '../adapters/maps/maps.ts'
import { nationalAddress } from '../adapters/maps/national-address.ts'
import { nominatim } from '../adapters/maps/nominatim.ts'
import { photon } from '../adapters/maps/photon.ts'

/** Takes the settings; returns the door to maps. A demo where nothing is set draws its own map (decision 0022). */
export async function openMaps({ mode, map }: Pick<Env, 'mode' | 'map'>): Promise<{
  readonly door: Maps
  stop(): Promise<void>
}> {
  const own = mode === 'demo' && !map.tilesUrl && !map.geocoderUrl ? await startMapServer() : undefined
  const tilesUrl = own ? `${own.url}/tiles/{z}/{x}/{y}.svg?lang={lang}` : map.tilesUrl
  const attribution = own ? 'Demo map' : map.attribution
  const geocoderUrl = own ? `${own.url}/nominatim` : map.geocoderUrl
  const kind = own || map.geocoder === 'nominatim' ? nominatim : photon
  const door = makeMaps({
    tiles: tilesUrl ? { url: tilesUrl, attribution } : undefined,
    geocoder: geocoderUrl ? kind(geocoderUrl, fetch) : undefined,
    national: map.nationalKey ? nationalAddress(map.nationalKey, fetch) : undefined,
    fetch,
    clock: Date.now,
  })
  return { door, stop: async () => own?.close() }
}
