import type { MenuLabels } from './menu-labels.ts'
import type { SheetColumn } from './menu-sheet.ts'

/** The columns of a portion's labels: of a dish, or of an option. */
export const labelColumns = {
  dish: {
    salt: 'salt',
    salty: 'salty',
    caffeine: 'caffeine',
    minutes: 'minutes',
    protein: 'protein',
    fat: 'fat',
    carbs: 'carbs',
    sugar: 'sugar',
  },
  option: {
    salt: 'option_salt',
    salty: 'option_salty',
    caffeine: 'option_caffeine',
    minutes: 'option_minutes',
    protein: 'option_protein',
    fat: 'option_fat',
    carbs: 'option_carbs',
    sugar: 'option_sugar',
  },
} as const satisfies Record<'dish' | 'option', Record<keyof MenuLabels, SheetColumn>>
