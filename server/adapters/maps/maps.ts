import type { CountryCode } from '#domain/core/country.ts'
import { minuteMs } from '#domain/core/durations.ts'
import type { Language } from '#domain/core/words.ts'
import { google, googleHosts, type GoogleHosts } from './google.ts'
import { keepAnswers } from './keep-answers.ts'
import {
  unavailable,
  type Asker,
  type Fetch,
  type FoundPlace,
  type Geocoder,
  type NationalAddresses,
  type PlaceSearch,
  type Spot,
  type SpotWords,
  type Unavailable,
} from './port.ts'

/** Pictures of the map: an address with {z}, {x} and {y}, and if it speaks languages {lang}. */
export interface Tiles {
  readonly url: string
  /** Who is to be named under the map. */
  readonly attribution: string
}

/** Whose page asks. */
export interface MapUser {
  readonly tenantId: string
  readonly country: CountryCode
  /** The tenant's browser key (setting website.google_map_api_key); empty when it has none. */
  readonly googleKey: string
  /** Instead of it for the server's own calls; empty: the browser key. */
  readonly googleServerKey: string
  readonly language: Language
  readonly origin: string
}

/** The map's door: tiles for pages, and places by the tenant's Google key, else by the installation's geocoder. */
export interface Maps {
  readonly tiles: Tiles | undefined
  /** When a page may ask for places: while somebody types, only when told to, or never. */
  suggests(user: MapUser): 'typing' | 'asked' | 'none'
  search(
    user: MapUser,
    asked: Pick<PlaceSearch, 'text' | 'near' | 'session'>,
  ): Promise<readonly FoundPlace[] | Unavailable>
  locate(user: MapUser, id: string, session: string | undefined): Promise<Spot | undefined | Unavailable>
  reverse(user: MapUser, spot: Spot): Promise<SpotWords | undefined | Unavailable>
  /** Takes a Saudi short address; 'unset': this installation has nobody to ask. */
  nationalAddress(address: string): Promise<Spot | undefined | Unavailable | 'unset'>
}

export interface MapParts {
  readonly tiles: Tiles | undefined
  /** None: only tenants with a Google key can search. */
  readonly geocoder: Geocoder | undefined
  /** None: Saudi short addresses cannot be looked up. */
  readonly national?: NationalAddresses | undefined
  readonly fetch: Fetch
  /** UTC milliseconds. */
  readonly clock: () => number
  readonly googleHosts?: GoogleHosts
}

const bounds = { ms: 10 * minuteMs, most: 2000 }
/** About 100 m: near enough to share an answer. */
const coarse = ({ latitude, longitude }: Spot) => `${latitude.toFixed(3)},${longitude.toFixed(3)}`
/** About a metre. */
const fine = ({ latitude, longitude }: Spot) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`

/** Takes the parts; returns the maps. Answers are kept for ten minutes, failures never. Decision 0022. */
export function makeMaps({
  tiles,
  geocoder,
  national,
  fetch,
  clock,
  googleHosts: hosts = googleHosts,
}: MapParts): Maps {
  const keep = keepAnswers<unknown>(bounds, clock, (answer) => answer !== unavailable)
  const own = ({ googleKey, googleServerKey }: MapUser) => {
    const key = googleServerKey || googleKey
    return key ? google(key, fetch, hosts) : undefined
  }
  // who asks first is Google for its tenants; when it fails, the installation's own
  const geocoders = (user: MapUser) => [own(user), geocoder].filter((one) => one !== undefined)
  async function ask<T>(
    user: MapUser,
    question: string,
    act: (one: Geocoder, asker: Asker) => Promise<T | Unavailable>,
  ): Promise<T | Unavailable> {
    for (const one of geocoders(user)) {
      // a tenant's own key answers that tenant alone
      const whose = one.name === 'google' ? user.tenantId : ''
      const key = [one.name, whose, user.language, user.country, question].join('\n')
      const answer = (await keep(key, () => act(one, { origin: user.origin }))) as T | Unavailable
      if (answer !== unavailable) return answer
    }
    return unavailable
  }
  return {
    tiles,
    suggests(user) {
      const [first] = geocoders(user)
      return first ? (first.whileTyping ? 'typing' : 'asked') : 'none'
    },
    search(user, { text, near, session }) {
      const { language, country } = user
      const question = `search\n${text.toLowerCase()}\n${near ? coarse(near) : ''}`
      return ask(user, question, (one, asker) =>
        one.search({ text, near, session, language, country }, asker),
      )
    },
    locate: (user, id, session) =>
      ask(user, `locate\n${id}`, (one, asker) => one.locate(id, session, user.language, asker)),
    reverse: (user, spot) =>
      ask(user, `reverse\n${fine(spot)}`, (one, asker) => one.reverse(spot, user.language, asker)),
    nationalAddress: async (address) =>
      national
        ? ((await keep(`national\n${address}`, () => national.find(address))) as
            | Spot
            | undefined
            | Unavailable)
        : 'unset',
  }
}
