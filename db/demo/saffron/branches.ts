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
    types: ['pickup', 'delivery'],
    zones: [
      {
        name: { ar: 'قريب من الفرع', en: 'Near the branch' },
        area: 3.5,
        fee: '8.00',
        minimum: '30.00',
        freeAbove: '120.00',
        minutes: 20,
      },
      {
        name: { ar: 'وسط الرياض', en: 'Central Riyadh' },
        area: [
          [24.63, 46.62],
          [24.63, 46.74],
          [24.7, 46.76],
          [24.77, 46.74],
          [24.77, 46.62],
          [24.7, 46.6],
        ],
        fee: '14.00',
        minimum: '50.00',
        freeAbove: '200.00',
        minutes: 30,
      },
      {
        name: { ar: 'أطراف المدينة', en: 'Outer city' },
        area: 18,
        fee: '22.00',
        minimum: '90.00',
        minutes: 45,
      },
    ],
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
    types: ['pickup', 'delivery'],
    zones: [
      {
        name: { ar: 'قريب من الفرع', en: 'Near the branch' },
        area: 4,
        fee: '8.00',
        minimum: '30.00',
        freeAbove: '120.00',
        minutes: 20,
      },
      {
        name: { ar: 'شمال الرياض', en: 'North Riyadh' },
        area: [
          [24.78, 46.58],
          [24.78, 46.72],
          [24.88, 46.72],
          [24.88, 46.58],
        ],
        fee: '14.00',
        minimum: '50.00',
        freeAbove: '200.00',
        minutes: 30,
      },
    ],
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
    types: ['pickup', 'delivery'],
    zones: [
      {
        name: { ar: 'قريب من الفرع', en: 'Near the branch' },
        area: 4,
        fee: '9.00',
        minimum: '35.00',
        freeAbove: '130.00',
        minutes: 20,
      },
      {
        name: { ar: 'شمال جدة', en: 'North Jeddah' },
        area: [
          [21.56, 39.1],
          [21.56, 39.2],
          [21.68, 39.2],
          [21.68, 39.07],
        ],
        fee: '15.00',
        minimum: '60.00',
        minutes: 35,
      },
    ],
  },
]
