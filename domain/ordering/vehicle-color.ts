import type { Words } from '../core/words.ts'

/** A colour of a car, as people call it. */
export interface VehicleColor {
  readonly id: string
  readonly name: Words
  /** As it is shown: #rrggbb. */
  readonly code: string
}

const color = (id: string, ar: string, en: string, code: string): VehicleColor => ({
  id,
  name: { ar, en },
  code,
})

/** The colours to choose from, the most driven first (spec 3 "Vehicle"). */
export const vehicleColors: readonly VehicleColor[] = [
  color('white', 'أبيض', 'White', '#ffffff'),
  color('black', 'أسود', 'Black', '#17181a'),
  color('silver', 'فضي', 'Silver', '#c3c7cb'),
  color('gray', 'رمادي', 'Grey', '#74797f'),
  color('red', 'أحمر', 'Red', '#b3202c'),
  color('blue', 'أزرق', 'Blue', '#1f4e9c'),
  color('green', 'أخضر', 'Green', '#27623f'),
  color('beige', 'بيج', 'Beige', '#d9c7a7'),
  color('brown', 'بني', 'Brown', '#6a4630'),
  color('gold', 'ذهبي', 'Gold', '#c09a4a'),
  color('yellow', 'أصفر', 'Yellow', '#f0c02e'),
  color('orange', 'برتقالي', 'Orange', '#dd6b20'),
]

/** Takes an id; returns its colour, or undefined. */
export function findVehicleColor(id: string): VehicleColor | undefined {
  return vehicleColors.find((one) => one.id === id)
}
