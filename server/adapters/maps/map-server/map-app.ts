import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import { languages, listComma, type Language } from '#domain/core/words.ts'
import { drawTile, readTile } from './draw-tile.ts'
import { findKnown, knownPlaces, nearestKnown, type KnownPlace } from './gazetteer.ts'

/** What a test may wish of it. */
export interface MapFaults {
  /** down: 503 for all; refused: what a service answers a wrong key with; nonsense: no JSON. */
  state: 'well' | 'down' | 'refused' | 'nonsense'
  /** What was asked, newest last. */
  readonly asked: { readonly url: string; readonly headers: Headers; readonly body: string }[]
}

export function makeMapFaults(): MapFaults {
  return { state: 'well', asked: [] }
}

const remembered = 100

/**
 * Takes what is wrong with it; returns a map service for tests and the demo: tiles, and one gazetteer that speaks as
 * Nominatim (/nominatim), Photon (/photon) and Google (/google) do. It knows nothing of the product.
 */
export function mapApp(faults: MapFaults = makeMapFaults()): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    faults.asked.push({
      url: c.req.url,
      headers: c.req.raw.headers,
      body: c.req.method === 'POST' ? await c.req.raw.clone().text() : '',
    })
    if (faults.asked.length > remembered) faults.asked.shift()
    if (faults.state === 'down') return c.text('down', 503)
    if (faults.state === 'refused') return c.json({ status: 'REQUEST_DENIED', results: [] }, 403)
    if (faults.state === 'nonsense') return c.html('<p>hello</p>')
    c.header('access-control-allow-origin', '*')
    return next()
  })
  // a drawing weighs half or less when compressed: what a picture of streets weighs elsewhere
  app.use('/tiles/*', compress())
  app.get('/tiles/:z/:x/:file', (c) => {
    const [, y = '', ending] = /^(\d{1,7})(\.svg)$/.exec(c.req.param('file')) ?? []
    const tile = ending && readTile(Number(c.req.param('z')), Number(c.req.param('x')), Number(y))
    if (!tile) return c.notFound()
    c.header('cache-control', 'public, max-age=86400')
    c.header('content-type', 'image/svg+xml')
    return c.body(drawTile(tile, languageOf(c.req.query('lang'))))
  })
  nominatimRoutes(app)
  photonRoutes(app)
  googleRoutes(app)
  return app
}

function nominatimRoutes(app: Hono): void {
  app.get('/nominatim/search', (c) => {
    const language = languageOf(c.req.query('accept-language'))
    const rows = findKnown(c.req.query('q') ?? '', c.req.query('countrycodes'), 6)
    return c.json(
      rows.map((place) => ({
        place_id: place.id,
        lat: String(place.latitude),
        lon: String(place.longitude),
        name: place.name[language],
        display_name: lineOf(place, language),
        address: { road: place.name[language] },
      })),
    )
  })
  app.get('/nominatim/reverse', (c) => {
    const language = languageOf(c.req.query('accept-language'))
    const { street, district } = nearestKnown(...spotOf(c, 'lat', 'lon'))
    const place = district ?? street
    if (!place) return c.json({ error: 'Unable to geocode' })
    const road = street?.name[language]
    return c.json({
      display_name: [road, lineOf(place, language)].filter(Boolean).join(listComma[language]),
      address: { ...(road && { road }), suburb: place.name[language] },
    })
  })
}

function photonRoutes(app: Hono): void {
  const spoken = new Set([undefined, 'default', 'en', 'de', 'fr'])
  const feature = (place: KnownPlace, language: Language) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
    properties: {
      osm_type: 'N',
      osm_id: place.id,
      name: place.name[language],
      city: place.city.name[language],
      country: place.city.land[language],
      countrycode: place.city.country,
    },
  })
  // the local names are Arabic: that is its "default"
  const languageIn = (c: Context) => (c.req.query('lang') === 'en' ? 'en' : 'ar')
  app.use('/photon/*', async (c, next) => {
    if (spoken.has(c.req.query('lang'))) return next()
    return c.json({ message: 'Language is not supported' }, 400)
  })
  app.get('/photon/api', (c) => {
    const [west = -180, south = -90, east = 180, north = 90] =
      c.req.query('bbox')?.split(',').map(Number) ?? []
    const rows = findKnown(c.req.query('q') ?? '', undefined, 100)
      .filter(
        ({ longitude, latitude }) =>
          longitude >= west && longitude <= east && latitude >= south && latitude <= north,
      )
      .slice(0, Number(c.req.query('limit') ?? 15))
    return c.json({ type: 'FeatureCollection', features: rows.map((row) => feature(row, languageIn(c))) })
  })
  app.get('/photon/reverse', (c) => {
    const { street, district } = nearestKnown(...spotOf(c, 'lat', 'lon'))
    const place = street ?? district
    return c.json({ type: 'FeatureCollection', features: place ? [feature(place, languageIn(c))] : [] })
  })
}

function googleRoutes(app: Hono): void {
  app.post('/google/v1/places:autocomplete', async (c) => {
    const asked = (await c.req.json()) as {
      input?: string
      languageCode?: string
      includedRegionCodes?: string[]
    }
    const language = languageOf(asked.languageCode)
    const rows = findKnown(asked.input ?? '', asked.includedRegionCodes?.[0], 5)
    return c.json({
      suggestions: rows.map((place) => ({
        placePrediction: {
          placeId: `ChIJ-${place.id}`,
          text: { text: lineOf(place, language) },
          structuredFormat: {
            mainText: { text: place.name[language] },
            secondaryText: { text: `${place.city.name[language]}, ${place.city.land[language]}` },
          },
        },
      })),
    })
  })
  app.get('/google/v1/places/:id', (c) => {
    const place = knownPlaces.find(({ id }) => `ChIJ-${id}` === c.req.param('id'))
    if (!place) return c.json({ error: { code: 404, status: 'NOT_FOUND' } }, 404)
    return c.json({ location: { latitude: place.latitude, longitude: place.longitude } })
  })
  app.get('/google/maps/api/geocode/json', (c) => {
    const [latitude = 0, longitude = 0] = (c.req.query('latlng') ?? '').split(',').map(Number)
    const language = languageOf(c.req.query('language'))
    const { street, district } = nearestKnown(latitude, longitude)
    const place = street ?? district
    if (!place) return c.json({ status: 'ZERO_RESULTS', results: [] })
    const route = { long_name: place.name[language], types: ['route'] }
    return c.json({
      status: 'OK',
      results: [{ formatted_address: lineOf(place, language), address_components: [route] }],
    })
  })
}

function lineOf({ name, city }: KnownPlace, language: Language): string {
  return [name[language], city.name[language], city.land[language]].join(listComma[language])
}

function languageOf(word: string | undefined): Language {
  return languages.find((language) => word?.startsWith(language)) ?? languages[0]
}

function spotOf(c: Context, latitude: string, longitude: string): [number, number] {
  return [Number(c.req.query(latitude)), Number(c.req.query(longitude))]
}
