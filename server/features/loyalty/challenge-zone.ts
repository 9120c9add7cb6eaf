import type { Catalogue } from '#server/store/menu/catalogue.ts'

/** Takes the restaurant's content; returns the zone by whose calendar its challenges end, that of its first branch. Safety 37. */
export const zoneOf = ({ branches }: Pick<Catalogue, 'branches'>): string => branches[0]?.timeZone ?? 'UTC'
