type Node = Readonly<Record<string, unknown>>

/** What a search result needs of each kind, beside what the kind itself asks for. Types: schema-dts in server/pages/structured-data.ts. */
const needed: Readonly<Record<string, readonly string[]>> = {
  Restaurant: [
    '@id',
    'name',
    'url',
    'image',
    'address',
    'geo',
    'telephone',
    'hasMenu',
    'openingHoursSpecification',
  ],
  PostalAddress: ['streetAddress', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  OrderAction: ['target'],
  EntryPoint: ['urlTemplate'],
  Menu: ['name', 'url', 'inLanguage', 'hasMenuSection'],
  MenuSection: ['name', 'hasMenuItem'],
  MenuItem: ['name', 'url', 'offers'],
  NutritionInformation: ['calories'],
  Offer: ['price', 'priceCurrency'],
  // the number under which a company is registered, and the name that its country has for it
  PropertyValue: ['propertyID', 'value'],
}
const shapes: Readonly<Record<string, RegExp>> = {
  url: /^https?:\/\/\S+$/,
  image: /^https?:\/\/\S+$/,
  hasMenu: /^https?:\/\/\S+$/,
  urlTemplate: /^https?:\/\/\S+$/,
  opens: /^\d\d:\d\d$/,
  closes: /^\d\d:\d\d$/,
  price: /^\d+\.\d\d$/,
  priceCurrency: /^[A-Z]{3}$/,
  addressCountry: /^[A-Z]{2}$/,
  calories: /^\d+ calories$/,
  sodiumContent: /^\d+ mg$/,
  proteinContent: /^\d+(?:\.\d+)? g$/,
  fatContent: /^\d+(?:\.\d+)? g$/,
  carbohydrateContent: /^\d+(?:\.\d+)? g$/,
  sugarContent: /^\d+(?:\.\d+)? g$/,
  telephone: /^\+\d{8,15}$/,
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || value === null || (Array.isArray(value) && value.length === 0)

/** Takes structured data as it stands in a page; returns what is missing or misshapen in it, down to its last part. */
export function structuredFaults(data: unknown, at = 'data'): string[] {
  if (Array.isArray(data)) return data.flatMap((one, i) => structuredFaults(one, `${at}[${i}]`))
  if (typeof data !== 'object' || data === null) return []
  const node = data as Node
  const type = String(node['@type'])
  const fields = needed[type]
  if (!fields) return [`${at}: nobody expected a ${type}`]
  const missing = fields
    .filter((field) => isEmpty(node[field]))
    .map((field) => `${at}: ${type} without ${field}`)
  const wrong = Object.entries(shapes).flatMap(([field, shape]) =>
    typeof node[field] === 'string' && !shape.test(node[field]) ? [`${at}: ${field} ${node[field]}`] : [],
  )
  const inner = Object.entries(node).flatMap(([field, value]) =>
    typeof value === 'object' && field !== 'dayOfWeek' && field !== 'sameAs'
      ? structuredFaults(value, `${at}.${field}`)
      : [],
  )
  return [...missing, ...wrong, ...inner]
}
