/** What a key of the outward API may be allowed, each on its own. */
export const apiScopes = [
  'menu.read',
  'stock.write',
  'orders.read',
  'orders.write',
  'customers.read',
] as const

export type ApiScope = (typeof apiScopes)[number]

/** How many keys of a restaurant may live at once. */
export const mostApiKeys = 20
