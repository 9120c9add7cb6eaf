/** The signs that guests' pages have for allergens. */
export const allergenIcons = [
  'wheat',
  'milk',
  'egg',
  'nut',
  'bean',
  'sprout',
  'fish',
  'shrimp',
  'shell',
  'leaf',
] as const
