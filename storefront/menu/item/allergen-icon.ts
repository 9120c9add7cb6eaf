import { Bean, Egg, Fish, Leaf, Milk, Nut, Shell, Shrimp, Sprout, Wheat } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  bean: Bean,
  egg: Egg,
  fish: Fish,
  leaf: Leaf,
  milk: Milk,
  nut: Nut,
  shell: Shell,
  shrimp: Shrimp,
  sprout: Sprout,
  wheat: Wheat,
}

/** Takes the name of an allergen's icon; returns it, or none when it is unknown: the word says it all the same. */
export function allergenIcon(name: string): LucideIcon | undefined {
  return icons[name]
}
