/** For each feature the features that it may import. */
export type FeatureImports = Readonly<Record<string, readonly string[]>>

/**
 * The features of server/features as a stack: each imports those that it names here, and no other. Money asks upwards by the
 * port server/ports/payable.ts, programs and the queue by the ports beside it; who composes is server/start and server/http.
 */
export const featureImports: FeatureImports = {
  backoffice: [],
  branches: [],
  companies: [],
  customers: [],
  delivery: ['ordering'],
  'dine-in': ['ordering', 'payments', 'pricing'],
  einvoicing: [],
  integrations: [],
  loyalty: ['payments', 'pricing'],
  menu: [],
  notifications: [],
  ordering: ['companies', 'einvoicing', 'payments', 'pricing'],
  payments: ['pricing'],
  platform: ['backoffice'],
  pricing: [],
  printing: ['einvoicing', 'ordering'],
  ratings: [],
  reports: [],
  reservations: ['payments'],
  site: [],
  timing: [],
  waitlist: [],
}

/** Takes what features may import; returns the features of a cycle, the first one again at its end, or none. */
export function findCycle(imports: FeatureImports): readonly string[] {
  const walk = (path: readonly string[]): readonly string[] => {
    const last = path.at(-1) ?? ''
    const met = path.indexOf(last)
    if (met < path.length - 1) return path.slice(met)
    for (const next of imports[last] ?? []) {
      const cycle = walk([...path, next])
      if (cycle.length > 0) return cycle
    }
    return []
  }
  for (const feature of Object.keys(imports)) {
    const cycle = walk([feature])
    if (cycle.length > 0) return cycle
  }
  return []
}

const features = 'server/features/'

/** Takes a path; returns the feature that it is of, none outside of them. */
export function featureOf(path: string): string | undefined {
  return path.startsWith(features) ? path.slice(features.length).split('/')[0] : undefined
}

/**
 * Takes what features may import and the pairs `from -> to` that files do import, each feature that has files among the
 * keys; returns the declared pairs of those features that no file makes use of.
 */
export function unusedPairs(
  imports: FeatureImports,
  used: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  return [...used].flatMap(([from, to]) =>
    (imports[from] ?? []).filter((one) => !to.has(one)).map((one) => `${from} -> ${one}`),
  )
}
