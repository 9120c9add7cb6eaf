import type { Language } from '#domain/core/words.ts'

/** A place of the local map: where the demo's restaurants are, as people there call it. */
export interface KnownPlace {
  readonly id: number
  readonly kind: 'district' | 'street' | 'landmark'
  readonly name: Readonly<Record<Language, string>>
  readonly city: City
  readonly latitude: number
  readonly longitude: number
}

export interface City {
  readonly country: 'SA' | 'EG' | 'AE'
  readonly name: Readonly<Record<Language, string>>
  readonly land: Readonly<Record<Language, string>>
}

const land = {
  SA: { ar: 'السعودية', en: 'Saudi Arabia' },
  EG: { ar: 'مصر', en: 'Egypt' },
  AE: { ar: 'الإمارات', en: 'United Arab Emirates' },
} as const
const city = (country: City['country'], ar: string, en: string): City => ({
  country,
  name: { ar, en },
  land: land[country],
})

const riyadh = city('SA', 'الرياض', 'Riyadh')
const jeddah = city('SA', 'جدة', 'Jeddah')
const cairo = city('EG', 'القاهرة', 'Cairo')
const giza = city('EG', 'الجيزة', 'Giza')
const alexandria = city('EG', 'الإسكندرية', 'Alexandria')
const dubai = city('AE', 'دبي', 'Dubai')
const abuDhabi = city('AE', 'أبوظبي', 'Abu Dhabi')

type Row = readonly [City, KnownPlace['kind'], string, string, number, number]

const rows: readonly Row[] = [
  [riyadh, 'district', 'العليا', 'Al Olaya', 24.6951, 46.6851],
  [riyadh, 'district', 'الملز', 'Al Malaz', 24.6648, 46.7376],
  [riyadh, 'district', 'الياسمين', 'Al Yasmin', 24.8232, 46.6404],
  [riyadh, 'district', 'النرجس', 'An Narjis', 24.8417, 46.6843],
  [riyadh, 'district', 'الصحافة', 'As Sahafah', 24.8011, 46.6388],
  [riyadh, 'district', 'السليمانية', 'As Sulimaniyah', 24.7049, 46.7064],
  [riyadh, 'district', 'الورود', 'Al Wurud', 24.7211, 46.6778],
  [riyadh, 'district', 'حطين', 'Hittin', 24.7622, 46.6002],
  [riyadh, 'district', 'السفارات', 'Diplomatic Quarter', 24.6814, 46.6253],
  [riyadh, 'district', 'المربع', 'Al Murabba', 24.6468, 46.7096],
  [riyadh, 'street', 'شارع العليا', 'Olaya Street', 24.7008, 46.6823],
  [riyadh, 'street', 'طريق الملك فهد', 'King Fahd Road', 24.7091, 46.6742],
  [riyadh, 'street', 'شارع التحلية', 'Tahlia Street', 24.6979, 46.6907],
  [riyadh, 'street', 'طريق أنس بن مالك', 'Anas Ibn Malik Road', 24.8189, 46.6303],
  [riyadh, 'street', 'شارع العروبة', 'Al Urubah Road', 24.7122, 46.6889],
  [riyadh, 'landmark', 'برج المملكة', 'Kingdom Centre', 24.7114, 46.6744],
  [riyadh, 'landmark', 'برج الفيصلية', 'Al Faisaliah Tower', 24.6903, 46.6852],
  [riyadh, 'landmark', 'المتحف الوطني', 'National Museum', 24.6474, 46.7105],
  [riyadh, 'landmark', 'بوليفارد الرياض', 'Boulevard Riyadh City', 24.7683, 46.6042],
  [jeddah, 'district', 'الشاطئ', 'Ash Shati', 21.6018, 39.1082],
  [jeddah, 'district', 'الروضة', 'Ar Rawdah', 21.5613, 39.1561],
  [jeddah, 'street', 'طريق الكورنيش', 'Corniche Road', 21.5945, 39.1059],
  [jeddah, 'landmark', 'نافورة الملك فهد', "King Fahd's Fountain", 21.5156, 39.1451],
  [cairo, 'district', 'الزمالك', 'Zamalek', 30.0609, 31.2193],
  [cairo, 'district', 'وسط البلد', 'Downtown', 30.0478, 31.2389],
  [cairo, 'district', 'مدينة نصر', 'Nasr City', 30.0566, 31.3301],
  [cairo, 'district', 'مصر الجديدة', 'Heliopolis', 30.0911, 31.3225],
  [cairo, 'district', 'المعادي', 'Maadi', 29.9602, 31.2569],
  [cairo, 'street', 'شارع 26 يوليو', '26th of July Street', 30.0598, 31.2245],
  [cairo, 'street', 'شارع طلعت حرب', 'Talaat Harb Street', 30.0484, 31.2394],
  [cairo, 'landmark', 'ميدان التحرير', 'Tahrir Square', 30.0444, 31.2357],
  [cairo, 'landmark', 'برج القاهرة', 'Cairo Tower', 30.0459, 31.2243],
  [giza, 'district', 'الدقي', 'Dokki', 30.0386, 31.2118],
  [giza, 'district', 'المهندسين', 'Mohandessin', 30.0561, 31.2003],
  [giza, 'street', 'شارع جامعة الدول العربية', 'Gameat El Dowal Street', 30.0531, 31.2015],
  [giza, 'landmark', 'الأهرامات', 'The Pyramids', 29.9792, 31.1342],
  [alexandria, 'district', 'رشدي', 'Roushdy', 31.2353, 29.9547],
  [alexandria, 'street', 'طريق الكورنيش', 'Corniche Road', 31.2369, 29.9482],
  [alexandria, 'landmark', 'مكتبة الإسكندرية', 'Bibliotheca Alexandrina', 31.2089, 29.9092],
  [dubai, 'district', 'دبي مارينا', 'Dubai Marina', 25.0785, 55.1385],
  [dubai, 'district', 'جميرا', 'Jumeirah', 25.2048, 55.2408],
  [dubai, 'district', 'وسط المدينة', 'Downtown Dubai', 25.1935, 55.2763],
  [dubai, 'district', 'الخليج التجاري', 'Business Bay', 25.1851, 55.2653],
  [dubai, 'district', 'الكرامة', 'Al Karama', 25.2253, 55.3044],
  [dubai, 'district', 'ديرة', 'Deira', 25.2712, 55.3095],
  [dubai, 'street', 'شارع الشيخ زايد', 'Sheikh Zayed Road', 25.1972, 55.2679],
  [dubai, 'street', 'شارع الوصل', 'Al Wasl Road', 25.2051, 55.2486],
  [dubai, 'landmark', 'برج خليفة', 'Burj Khalifa', 25.1972, 55.2744],
  [dubai, 'landmark', 'دبي مول', 'The Dubai Mall', 25.1985, 55.2796],
  [abuDhabi, 'district', 'الخالدية', 'Al Khalidiyah', 24.4703, 54.3444],
  [abuDhabi, 'street', 'شارع الكورنيش', 'Corniche Street', 24.4753, 54.3421],
  [abuDhabi, 'landmark', 'جامع الشيخ زايد', 'Sheikh Zayed Grand Mosque', 24.4128, 54.475],
]

export const knownPlaces: readonly KnownPlace[] = rows.map(
  ([city, kind, ar, en, latitude, longitude], position) => ({
    id: 1000 + position,
    kind,
    name: { ar, en },
    city,
    latitude,
    longitude,
  }),
)

/** Takes what is looked for; returns the places whose name or city it is part of, in either language, best first. */
export function findKnown(text: string, country: string | undefined, most: number): KnownPlace[] {
  const wanted = fold(text)
  if (wanted === '') return []
  const rank = (place: KnownPlace) => {
    const names = [fold(place.name.ar), fold(place.name.en)]
    if (names.some((name) => name.startsWith(wanted) || name.includes(` ${wanted}`))) return 2
    const whole = [...names, fold(place.city.name.ar), fold(place.city.name.en)].join(' ')
    return wanted.split(' ').every((word) => whole.includes(word)) ? 1 : 0
  }
  return knownPlaces
    .filter((place) => !country || place.city.country === country.toUpperCase())
    .map((place) => ({ place, rank: rank(place) }))
    .filter((one) => one.rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map((one) => one.place)
}

/** Takes a spot; returns the nearest place of each kind within about 60 km, or nothing. */
export function nearestKnown(latitude: number, longitude: number) {
  const far = (place: KnownPlace) =>
    Math.hypot(
      place.latitude - latitude,
      (place.longitude - longitude) * Math.cos((latitude * Math.PI) / 180),
    )
  const near = (kind: KnownPlace['kind']) =>
    knownPlaces
      .filter((place) => place.kind === kind && far(place) < 0.6)
      .toSorted((a, b) => far(a) - far(b))[0]
  return { street: near('street'), district: near('district') }
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
