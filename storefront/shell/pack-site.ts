import type { SiteWire } from '#contract/platform/tenant.ts'

/** A site as it travels inside each page. */
export interface PackedSite {
  readonly json: string
}

/** The server renders from what it has just packed: there is nothing to read back. */
const origins = new WeakMap<PackedSite, SiteWire>()
/** The same object stands in every page of a content. */
const known = new WeakMap<SiteWire, PackedSite>()

/** Takes a site; returns it as one text: React Router writes and quotes each of its two hundred fields apart. */
export function packSite(site: SiteWire): PackedSite {
  const before = known.get(site)
  if (before) return before
  const packed = { json: JSON.stringify(site) }
  known.set(site, packed)
  origins.set(packed, site)
  return packed
}

/** Takes what packSite returned; returns the site. */
export function unpackSite(packed: PackedSite): SiteWire {
  return origins.get(packed) ?? (JSON.parse(packed.json) as SiteWire)
}
