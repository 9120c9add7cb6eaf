import type { FoundPlaceWire, MapSettingsWire } from '#contract/delivery/maps.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import type { MapUser } from '#server/adapters/maps/maps.ts'
import { unavailable, type PlaceSearch, type Spot } from '#server/adapters/maps/port.ts'

/** Takes who asks; returns how its page draws and searches the map. */
export async function showMapSettings(
  { maps, catalogues }: Pick<Deps, 'maps' | 'catalogues'>,
  user: MapUser,
): Promise<MapSettingsWire> {
  const { branches, tenant } = await catalogues.current(user.tenantId)
  const first = branches.find(({ id }) => id === tenant.defaultBranchId) ?? branches[0]
  const { tiles } = maps
  return {
    tiles: tiles
      ? { url: tiles.url.replaceAll('{lang}', user.language), attribution: tiles.attribution }
      : null,
    google_key: user.googleKey || null,
    search: maps.suggests(user),
    center: first ? { latitude: first.latitude, longitude: first.longitude } : null,
  }
}

/** Takes who asks and what for; returns the places, or refuses 'map-unavailable'. */
export async function searchPlaces(
  { maps }: Pick<Deps, 'maps'>,
  user: MapUser,
  asked: Pick<PlaceSearch, 'text' | 'near' | 'session'>,
): Promise<{ data: FoundPlaceWire[] } | Refusal> {
  const found = await maps.search(user, asked)
  if (found === unavailable) return refuse('map-unavailable')
  return {
    data: found.map(({ id, name, detail, spot }) => ({
      place_id: id,
      name,
      detail,
      latitude: spot?.latitude ?? null,
      longitude: spot?.longitude ?? null,
    })),
  }
}

/** Takes the id of a place; returns where it is, or refuses 'not-found' and 'map-unavailable'. */
export async function locatePlace(
  { maps }: Pick<Deps, 'maps'>,
  user: MapUser,
  id: string,
  session: string | undefined,
): Promise<Spot | Refusal> {
  const spot = await maps.locate(user, id, session)
  if (spot === unavailable) return refuse('map-unavailable')
  return spot ?? refuse('not-found')
}

/** Takes a spot; returns what it is called, in empty texts where nothing has a name. Refuses 'map-unavailable'. */
export async function nameSpot(
  { maps }: Pick<Deps, 'maps'>,
  user: MapUser,
  spot: Spot,
): Promise<{ geocode_address: string; street_name: string } | Refusal> {
  const words = await maps.reverse(user, spot)
  if (words === unavailable) return refuse('map-unavailable')
  return { geocode_address: words?.label ?? '', street_name: words?.street ?? '' }
}
