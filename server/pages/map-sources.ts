type Directive = 'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src'

/** What a map needs beyond the tenant's own host, by directive. */
export type MapSources = Readonly<Partial<Record<Directive, readonly string[]>>>

/** As Google's own list of its map's sources says, without what only its vector maps want. */
const googleSources: MapSources = {
  'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  'img-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': ['https://*.googleapis.com', 'https://*.gstatic.com'],
}

/** Takes the address of the tiles and whether the tenant uses Google's map; returns what its map pages may load (safety 25). */
export function mapSources(tilesUrl: string | undefined, google: boolean): MapSources {
  const tiles = tilesUrl === undefined ? [] : [new URL(tilesUrl).origin]
  if (!google) return { 'img-src': tiles }
  return { ...googleSources, 'img-src': [...tiles, ...(googleSources['img-src'] ?? [])] }
}
