import { fromBase64 } from '../core/base64.ts'
import type { Place } from '../core/distance.ts'
import { placeOf, readCoordinates } from './place-coordinates.ts'
import { readGeohash } from './geohash.ts'

/** What a link says: its place; that it only shows a part of the map, with the middle; or that it names a place without saying where it is. */
export type LinkAnswer = Place | { readonly middle: Place } | 'named' | undefined

/** A link in parts, decoded. */
interface Link {
  readonly host: string
  readonly path: string
  readonly query: ReadonlyMap<string, string>
  readonly hash: string
}

/** How a map service writes a place. */
interface Service {
  readonly host: RegExp
  /** What a route leads to; where one of them stands, nothing else counts. */
  readonly goals?: readonly string[]
  /** What marks a place, the surest first. */
  readonly pins?: readonly string[]
  /** What only bounds a view. */
  readonly views?: readonly string[]
  /** Names of a place that is not said: opened, the link shows where it is. */
  readonly names?: readonly string[]
  /** These write longitude first. */
  readonly turned?: readonly string[]
  /** Ways that are the service's alone; asked first. */
  readonly own?: (link: Link) => LinkAnswer
}

const services: readonly Service[] = [
  {
    host: /(^|\.)google\.[a-z.]{2,6}$|^comgooglemaps$|^google\.navigation$/,
    goals: ['destination', 'daddr'],
    pins: ['q', 'query'],
    views: ['ll', 'sll', 'center', 'viewpoint', 'cbll'],
    names: ['q', 'query', 'cid', 'ftid', 'query_place_id', 'destination', 'daddr'],
    own: ofGoogle,
  },
  {
    host: /(^|\.)maps\.apple\.com$|^maps$/,
    goals: ['daddr', 'destination'],
    pins: ['coordinate', 'q'],
    views: ['ll', 'sll', 'center', 'near'],
    names: ['q', 'query', 'address', 'auid', 'place-id', 'daddr', 'destination'],
    own: ofApple,
  },
  { host: /(^|\.)(openstreetmap\.org|osm\.org)$/, goals: ['to'], pins: ['query'], own: ofOpenStreetMap },
  { host: /(^|\.)osmand\.net$/, goals: ['pin', 'finish'] },
  {
    host: /(^|\.)waze\.com$|^waze$/,
    goals: ['to'],
    pins: ['ll', 'latlng'],
    names: ['q', 'venue_id', 'place', 'to'],
    own: ofWaze,
  },
  {
    host: /(^|\.)yandex\.[a-z.]{2,6}$|^yandexmaps$|^yandexnavi$/,
    goals: ['rtext'],
    pins: ['whatshere[point]', 'poi[point]', 'pt', 'text'],
    turned: ['whatshere[point]', 'poi[point]', 'pt', 'll'],
    views: ['ll'],
    names: ['text', 'oid', 'poi[uri]', 'rtext'],
  },
  { host: /(^|\.)(here\.com|her\.is)$/, views: ['map'], own: ofHere },
  {
    host: /(^|\.)bing\.com$/,
    goals: ['rtp'],
    pins: ['sp', 'where1', 'q'],
    names: ['ss', 'where1', 'q'],
    own: ofBing,
  },
  { host: /(^|\.)(2gis|urbi|urbi-[a-z]{2})\.[a-z.]{2,6}$/, own: ofTwoGis },
  { host: /./, goals: ['destination', 'daddr'], pins: ['q', 'query', 'pin', 'coordinate'] },
]

/**
 * Takes a link of a map in any of the forms that phones share; returns what it says. A pin wins over a view and a route's
 * goal over its start, wherever they stand in the link; 'named' is a place of a map service that only opening the link
 * shows. Undefined: no place of any kind.
 */
export function readPlaceLink(text: string): LinkAnswer {
  const link = linkOf(text)
  const inner = link && innerLink(link)
  if (inner) return readPlaceLink(inner)
  const service = link && services.find(({ host }) => host.test(link.host))
  if (!service) return undefined
  return service.own?.(link) ?? byQuery(link, service)
}

/** Mail and chat programs wrap links in links of their own. */
function innerLink({ query }: Link): string | undefined {
  return ['q', 'url', 'u', 'continue', 'link']
    .map((name) => query.get(name) ?? '')
    .find((value) => /^https?:\/\//i.test(value))
}

function byQuery({ query }: Link, service: Service): LinkAnswer {
  const { goals = [], pins = [], views = [], names = [], turned = [] } = service
  const read = (name: string) => valuePlace(query.get(name), turned.includes(name))
  const named = () => (names.some((name) => query.get(name)) ? 'named' : undefined)
  const goal = goals.find((name) => query.get(name))
  if (goal) return read(goal) ?? named()
  const pin = first(pins, read)
  if (pin) return pin
  const middle = first(views, read)
  return middle ? { middle } : named()
}

/** The last stop of a list (`~` of Yandex and Bing, `to:` of Google); labels around it do not count. */
function valuePlace(value: string | undefined, turned: boolean): Place | undefined {
  if (!value) return undefined
  const last = value.split(/~|\s+to:/).findLast((stop) => stop.trim() !== '') ?? ''
  const bare = last
    .replace(/^(?:loc:|ll\.|pos\.|point\.)/i, '')
    .replace(/^[^@]*@(?=[-+]?\d)/, '')
    .trim()
  const [, one, two] =
    /^([-+]?\d{1,3}(?:\.\d+)?)\s*[,_\s+]\s*([-+]?\d{1,3}(?:\.\d+)?)(?![\d.])/.exec(bare) ?? []
  const place = turned ? placeOf(two, one) : placeOf(one, two)
  return place ?? readCoordinates(bare)
}

function ofGoogle({ path, query }: Link): LinkAnswer {
  const parts = path.split('/').slice(1)
  const data = parts.find((part) => part.startsWith('data=')) ?? ''
  const view = parts.find((part) => part.startsWith('@')) ?? ''
  const kind = parts.findIndex((part) => ['place', 'search', 'dir'].includes(part))
  const rest = kind < 0 ? [] : parts.slice(kind + 1)
  const seen = rest.findIndex((part) => part.startsWith('@') || part.startsWith('data='))
  const stops = seen < 0 ? rest : rest.slice(0, seen)
  if (parts[kind] === 'dir' && !query.get('destination')) return googleGoal(stops, data)
  const [, latitude, longitude] = /!3d(-?\d{1,3}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/.exec(data) ?? []
  const place = placeOf(latitude, longitude) ?? valuePlace(stops[0], false)
  if (place) return place
  const [, north, east] = /^@(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)/.exec(view) ?? []
  const middle = placeOf(north, east)
  if (middle) return { middle }
  return kind >= 0 && (stops[0] || data.includes('!1s')) ? 'named' : undefined
}

/** The last stop of the way; where it is a name, the data says where each named stop is, in its order, longitude first. */
function googleGoal(stops: readonly string[], data: string): LinkAnswer {
  const goal = stops.at(-1) ?? ''
  const written = valuePlace(goal, false)
  if (written || goal === '') return written
  const [, longitude, latitude, after = ''] =
    /.*!2m2!1d(-?\d{1,3}(?:\.\d+)?)!2d(-?\d{1,3}(?:\.\d+)?)(.*)$/.exec(data) ?? []
  // a stop whose place the data does not know stands as !1m0 or by its id alone
  return (/!1m0|!1m\d+!1m1!1s/.test(after) ? undefined : placeOf(latitude, longitude)) ?? 'named'
}

/** `ll` is the pin where it is named, else where the map looks. */
function ofApple({ query }: Link): LinkAnswer {
  if (query.get('daddr') || query.get('destination') || query.get('coordinate')) return undefined
  const asked = valuePlace(query.get('q'), false)
  const named = ['q', 'address', 'auid', 'name'].some((name) => query.get(name))
  return asked ?? (named ? valuePlace(query.get('ll'), false) : undefined)
}

function ofOpenStreetMap({ path, query, hash }: Link): LinkAnswer {
  const marked = placeOf(query.get('mlat'), query.get('mlon'))
  if (marked) return marked
  const stops = query.get('route')?.split(';')
  if (stops) return valuePlace(stops.at(-1) ?? '', false)
  const [, latitude, longitude] =
    /(?:^|&)map=\d{1,2}(?:\.\d+)?\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)/.exec(hash) ?? []
  const middle = placeOf(latitude, longitude) ?? placeOf(query.get('lat'), query.get('lon'))
  if (middle && !query.get('query') && !query.get('to')) return { middle }
  return path.startsWith('/go/') || /^\/(?:node|way|relation)\//.test(path) ? 'named' : undefined
}

/** What the app shares is a geohash, in the path after the letter h or as `h`. */
function ofWaze({ path, query }: Link): LinkAnswer {
  const hash = /^\/ul\/h([0-9b-hjkmnp-z]{6,12})\/?$/i.exec(path)?.[1] ?? query.get('h')
  return hash ? readGeohash(hash.toLowerCase()) : undefined
}

/** A place is written as degrees in /l/, packed as Base64 in /p/ and as the last stop of /directions/. */
function ofHere({ path }: Link): LinkAnswer {
  const parts = path.split('/').slice(1)
  const last = parts.findLast((part) => part !== '') ?? ''
  if (parts[0] === 'directions')
    return valuePlace(/(?:^|:)(-?\d[\d.]*,-?\d[\d.]*)$/.exec(last)?.[1], false) ?? 'named'
  if (parts[0] === 'l') return valuePlace(parts[1], false)
  if (parts[0] !== 'p') return undefined
  const packed = readBase64((parts[1] ?? '').replace(/^[a-z]-/, ''))
  const [, latitude] = /"latitude":(-?[\d.]+)|lat=(-?[\d.]+)/.exec(packed)?.filter(Boolean) ?? []
  const [, longitude] = /"longitude":(-?[\d.]+)|lon=(-?[\d.]+)/.exec(packed)?.filter(Boolean) ?? []
  return placeOf(latitude, longitude) ?? 'named'
}

/** `cp` is the middle of the view, its two numbers apart by ~. */
function ofBing({ query }: Link): LinkAnswer {
  if (['rtp', 'sp', 'where1', 'q', 'ss'].some((name) => query.get(name))) return undefined
  const [latitude, longitude] = query.get('cp')?.split('~') ?? []
  const middle = placeOf(latitude, longitude)
  return middle && { middle }
}

/** Longitude first, in the path for what is marked and in `m` for the view. In the Gulf the service is called Urbi. */
function ofTwoGis({ path, query }: Link): LinkAnswer {
  const parts = path.split('/')
  const marks = parts.some((part) => part === 'geo' || part === 'firm')
  const pin = marks
    ? valuePlace(
        parts.findLast((part) => part.includes(',')),
        true,
      )
    : undefined
  if (pin) return pin
  const middle = valuePlace(query.get('m'), true)
  return middle && { middle }
}

/** Links of apps (`comgooglemaps://?q=`, `waze://?ll=`) are read as those of their sites. */
function linkOf(text: string): Link | undefined {
  const [, scheme = '', rest = ''] = /^([a-z][a-z.+-]*):(?:\/\/)?(.*)$/is.exec(text) ?? []
  if (rest === '') return undefined
  const [whole = '', ...fragment] = rest.split('#')
  const [way = '', ...asked] = whole.split('?')
  const web = /^https?$/i.test(scheme)
  const slash = way.includes('/') ? way.indexOf('/') : way.length
  const query = asked.length > 0 ? asked.join('?') : web ? '' : way
  return {
    host: (web ? way.slice(0, slash).replace(/:\d+$/, '') : scheme).toLowerCase(),
    path: web ? way.slice(slash).split('/').map(decoded).join('/') : '',
    query: queryOf(query),
    hash: decoded(fragment.join('#')),
  }
}

/** The first value of a name counts. */
function queryOf(query: string): ReadonlyMap<string, string> {
  const pairs = query.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return [decoded(name), decoded(value.join('='))] as const
  })
  return new Map(pairs.toReversed())
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

function first<T>(names: readonly string[], read: (name: string) => T | undefined): T | undefined {
  for (const name of names) {
    const found = read(name)
    if (found !== undefined) return found
  }
  return undefined
}

/** Latin letters only: more than the numbers is not read. */
const readBase64 = (text: string): string => String.fromCharCode(...(fromBase64(text) ?? []))
