import type { CountryCode } from '#domain/core/country.ts'
import type { Language } from '#domain/core/words.ts'

/** Degrees. */
export interface Spot {
  readonly latitude: number
  readonly longitude: number
}

/** What somebody looks for. */
export interface PlaceSearch {
  readonly text: string
  readonly language: Language
  readonly country: CountryCode
  /** What is near it comes first. */
  readonly near: Spot | undefined
  /** One row of typing, for providers that bill by it; made by the page. */
  readonly session: string | undefined
}

/** A place that was found. */
export interface FoundPlace {
  readonly id: string
  readonly name: string
  /** What tells it from others of the name: street, district, city. */
  readonly detail: string
  /** None: the provider tells it when the place is chosen (`locate`). */
  readonly spot: Spot | undefined
}

/** What a spot is called. */
export interface SpotWords {
  /** The whole address in one line. */
  readonly label: string
  /** The street alone, when there is one. */
  readonly street: string
}

/** Nobody could be asked, or the answer made no sense: the page goes on without a map. */
export const unavailable = 'unavailable' as const
export type Unavailable = typeof unavailable

/** Where a page is that asks: a browser key may be bound to it. */
export interface Asker {
  readonly origin: string
}

/** A service that knows places. No call throws; each ends in time. */
export interface Geocoder {
  /** For logs. */
  readonly name: string
  /** Whether it may be asked while somebody types; the public Nominatim forbids it. */
  readonly whileTyping: boolean
  /** Takes what was typed and who asks; returns places, the best first, none when nothing fits. */
  search(search: PlaceSearch, asker: Asker): Promise<readonly FoundPlace[] | Unavailable>
  /** Takes the id of a place found without its spot; undefined: it knows none. */
  locate(
    id: string,
    session: string | undefined,
    language: Language,
    asker: Asker,
  ): Promise<Spot | undefined | Unavailable>
  /** Takes a spot; undefined: nothing has a name there. */
  reverse(spot: Spot, language: Language, asker: Asker): Promise<SpotWords | undefined | Unavailable>
}

/** Who knows where a Saudi short address is. No call throws; each ends in time. */
export interface NationalAddresses {
  /** Takes four letters and four digits; undefined: there is no such address, or nobody says where it is. */
  find(shortAddress: string): Promise<Spot | undefined | Unavailable>
}

/** How a geocoder reaches its service; tests give their own. */
export type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>
