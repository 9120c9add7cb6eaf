const patterns: readonly (readonly [RegExp, string])[] = [
  [/^\/(o|order)\/(?!message$)[^/]+/, '/$1/{id}'],
  [/^\/menu\/dinein\/session\/[^/]+(\/.*)?$/, '/menu/dinein/session/{id}'],
  [/^\/(driver|table)\/[^/]+/, '/$1/{id}'],
  [/^\/(reservations|waiting-list)\/branch\/[^/]+(\/.*)?$/, '/$1/branch/{id}'],
  [/^\/(reservations|waiting-list)\/(?!branch(?:\/|$))[^/]+/, '/$1/{id}'],
  [/^\/account\/orders\/\d+$/, '/account/orders/{page}'],
]

/**
 * Takes an own path without language prefix; returns its pattern, in which nothing of a person or a secret is left. What
 * everyone may open (menu, items, pages) stays as it is. Safety 25.
 */
export function routePattern(path: string): string {
  for (const [pattern, name] of patterns) if (pattern.test(path)) return path.replace(pattern, name)
  return path
}
