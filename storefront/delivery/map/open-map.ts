import type { MapSettingsWire } from '#contract/delivery/maps.ts'
import type { Language } from '#domain/core/words.ts'
import { loadOptionalPart } from '#web/reload-on-failed-part.ts'
import type { PinMap, PinMapOptions } from './pin-map.ts'

/**
 * Takes how maps are drawn here and a wish; opens Google's for a tenant with a key, else (and when that fails) the one
 * of tiles. Undefined: there is no map now, and the address is typed. Nothing of a map is loaded before.
 */
export async function openMap(
  { google_key, tiles }: Pick<MapSettingsWire, 'google_key' | 'tiles'>,
  language: Language,
  input: PinMapOptions,
): Promise<PinMap | undefined> {
  if (google_key) {
    const part = await loadOptionalPart(() => import('./open-google-map.ts'))
    const map = await part?.openGoogleMap(google_key, language, input)
    if (map) return map
  }
  if (!tiles) return undefined
  const part = await loadOptionalPart(() => import('./open-leaflet-map.ts'))
  return part?.openLeafletMap(tiles, input)
}
