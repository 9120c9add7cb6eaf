import type { Words } from '#domain/core/words.ts'

/** Allergens by their slug, as items name them; `icon` is the name of a Lucide icon. */
export const demoAllergens: readonly { slug: string; name: Words; icon: string }[] = [
  { slug: 'gluten', name: { ar: 'جلوتين', en: 'Gluten' }, icon: 'wheat' },
  { slug: 'milk', name: { ar: 'حليب', en: 'Milk' }, icon: 'milk' },
  { slug: 'egg', name: { ar: 'بيض', en: 'Egg' }, icon: 'egg' },
  { slug: 'nuts', name: { ar: 'مكسرات', en: 'Nuts' }, icon: 'nut' },
  { slug: 'peanuts', name: { ar: 'فول سوداني', en: 'Peanuts' }, icon: 'bean' },
  { slug: 'sesame', name: { ar: 'سمسم', en: 'Sesame' }, icon: 'sprout' },
  { slug: 'soy', name: { ar: 'صويا', en: 'Soy' }, icon: 'bean' },
  { slug: 'fish', name: { ar: 'سمك', en: 'Fish' }, icon: 'fish' },
  { slug: 'crustaceans', name: { ar: 'قشريات', en: 'Crustaceans' }, icon: 'shrimp' },
  { slug: 'molluscs', name: { ar: 'محار ورخويات', en: 'Molluscs' }, icon: 'shell' },
  { slug: 'mustard', name: { ar: 'خردل', en: 'Mustard' }, icon: 'leaf' },
]
