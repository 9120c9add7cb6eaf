import type { Words } from '#domain/words.ts'

const icon = (id: string, ar: string, en: string): { readonly id: string; readonly word: Words } => ({
  id,
  word: { ar, en },
})

/** The signs that guests' pages have for allergens, in words. */
export const allergenIcons = [
  icon('wheat', 'سنبلة', 'Wheat'),
  icon('milk', 'حليب', 'Milk'),
  icon('egg', 'بيضة', 'Egg'),
  icon('nut', 'بندقة', 'Nut'),
  icon('bean', 'حبة', 'Bean'),
  icon('sprout', 'نبتة', 'Sprout'),
  icon('fish', 'سمكة', 'Fish'),
  icon('shrimp', 'روبيان', 'Shrimp'),
  icon('shell', 'صدفة', 'Shell'),
  icon('leaf', 'ورقة', 'Leaf'),
]
