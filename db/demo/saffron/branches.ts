import type { DemoBranch } from '../shape.ts'
import { dayAndNight, jeddahSeaside, riyadhEvenings } from '../windows.ts'

export const saffronBranches: readonly DemoBranch[] = [
  {
    slug: 'olaya',
    name: { ar: 'فرع العليا', en: 'Olaya' },
    address: {
      ar: 'شارع العليا العام، حي العليا، الرياض 12213',
      en: 'Olaya Street, Al Olaya, Riyadh 12213',
    },
    phone: '+966115550101',
    latitude: 24.6951,
    longitude: 46.6834,
    hours: dayAndNight,
    baseMinutes: 15,
    types: ['pickup'],
  },
  {
    slug: 'yasmin',
    name: { ar: 'فرع الياسمين', en: 'Al Yasmin' },
    address: {
      ar: 'طريق أنس بن مالك، حي الياسمين، الرياض 13322',
      en: 'Anas Ibn Malik Road, Al Yasmin, Riyadh 13322',
    },
    phone: '+966115550102',
    latitude: 24.8232,
    longitude: 46.6429,
    hours: riyadhEvenings,
    baseMinutes: 20,
    types: ['pickup'],
  },
  {
    slug: 'corniche',
    name: { ar: 'فرع الكورنيش', en: 'Corniche' },
    address: {
      ar: 'طريق الكورنيش، حي الشاطئ، جدة 23412',
      en: 'Corniche Road, Ash Shati, Jeddah 23412',
    },
    phone: '+966125550103',
    latitude: 21.6018,
    longitude: 39.1076,
    hours: jeddahSeaside,
    baseMinutes: 20,
    types: ['pickup'],
  },
]
