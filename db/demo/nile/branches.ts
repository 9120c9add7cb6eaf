import type { DemoBranch } from '../shape.ts'
import { alexandriaSeaside, cairoLate, dayAndNight } from '../windows.ts'

export const nileBranches: readonly DemoBranch[] = [
  {
    slug: 'zamalek',
    name: { ar: 'فرع الزمالك', en: 'Zamalek' },
    address: { ar: '26 شارع 26 يوليو، الزمالك، القاهرة', en: '26, 26th of July Street, Zamalek, Cairo' },
    phone: '+20225550101',
    latitude: 30.0609,
    longitude: 31.2192,
    hours: dayAndNight,
    baseMinutes: 20,
    types: ['pickup'],
  },
  {
    slug: 'dokki',
    name: { ar: 'فرع الدقي', en: 'Dokki' },
    address: { ar: '14 شارع التحرير، الدقي، الجيزة', en: '14 Tahrir Street, Dokki, Giza' },
    phone: '+20225550102',
    latitude: 30.0386,
    longitude: 31.2118,
    hours: cairoLate,
    baseMinutes: 20,
    types: ['pickup'],
  },
  {
    slug: 'stanley',
    name: { ar: 'فرع ستانلي', en: 'Stanley' },
    address: { ar: 'طريق الجيش، ستانلي، الإسكندرية', en: 'El Geish Road, Stanley, Alexandria' },
    phone: '+20325550103',
    latitude: 31.2353,
    longitude: 29.9487,
    hours: alexandriaSeaside,
    baseMinutes: 25,
    types: ['pickup'],
  },
]
