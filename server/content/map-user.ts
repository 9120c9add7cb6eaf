import { settingText } from '#domain/site/settings.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { MapUser } from '#server/adapters/maps/maps.ts'

/** Takes whose page asks and where it stands; returns who asks the map. */
export async function mapUser(
  { catalogues }: Pick<Deps, 'catalogues'>,
  { tenantId, language, origin }: { tenantId: string; language: Language; origin: string },
): Promise<MapUser> {
  const { tenant, settings } = await catalogues.current(tenantId)
  return {
    tenantId,
    language,
    origin,
    country: tenant.country,
    googleKey: settingText(settings, 'website.google_map_api_key'),
    googleServerKey: settingText(settings, 'website.google_map_server_key'),
  }
}
