import type { DemoBranch } from '../shape.ts'
import { dayAndNight, gulfCafe } from '../windows.ts'

export const marinaBranches: readonly DemoBranch[] = [
  {
    slug: 'marina-walk',
    name: { ar: 'ممشى مارينا', en: 'Marina Walk' },
    address: { ar: 'ممشى مارينا، دبي مارينا، دبي', en: 'Marina Walk, Dubai Marina, Dubai' },
    phone: '+97145550101',
    latitude: 25.0785,
    longitude: 55.1402,
    hours: dayAndNight,
    baseMinutes: 20,
    types: ['pickup'],
  },
  {
    slug: 'jumeirah',
    name: { ar: 'جميرا', en: 'Jumeirah' },
    address: { ar: 'شارع جميرا، جميرا 1، دبي', en: 'Jumeirah Street, Jumeirah 1, Dubai' },
    phone: '+97145550102',
    latitude: 25.2253,
    longitude: 55.2569,
    hours: gulfCafe,
    baseMinutes: 20,
    types: ['pickup'],
  },
  {
    slug: 'al-bateen',
    name: { ar: 'البطين', en: 'Al Bateen' },
    address: { ar: 'كورنيش البطين، أبوظبي', en: 'Al Bateen Corniche, Abu Dhabi' },
    phone: '+97125550103',
    latitude: 24.4503,
    longitude: 54.3296,
    hours: gulfCafe,
    baseMinutes: 25,
    types: ['pickup'],
  },
]
