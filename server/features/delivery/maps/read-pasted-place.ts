import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { codePlace, isPlace, parsePlace, placeQuestion } from '#domain/delivery/parse-place.ts'
import type { Deps } from '#server/core/deps.ts'
import type { MapUser } from '#server/adapters/maps/maps.ts'
import { unavailable, type Spot } from '#server/adapters/maps/port.ts'

/**
 * Takes who asks, what was pasted and a place nearby; returns its place, asking the net where the text alone does not say it.
 * Refuses 'national-address-unset', 'place-unknown' and 'map-unavailable'. Rule "Places on a map".
 */
export async function readPastedPlace(
  { maps }: Pick<Deps, 'maps'>,
  user: MapUser,
  text: string,
  near: Spot | undefined,
): Promise<Spot | Refusal> {
  const read = parsePlace(text, near)
  if (isPlace(read)) return read
  const question = placeQuestion(text)
  if (!question) return refuse('place-unknown')
  if (question.ask === 'national') {
    const spot = await maps.nationalAddress(question.address)
    if (spot === 'unset') return refuse('national-address-unset')
    return spot === unavailable ? refuse('map-unavailable') : (spot ?? refuse('place-unknown'))
  }
  const { code, locality } = question
  if (locality === '') return refuse('place-unknown')
  const rows = await maps.search(user, { text: locality, near, session: undefined })
  if (rows === unavailable) return refuse('map-unavailable')
  const [first] = rows
  if (!first) return refuse('place-unknown')
  const spot = first.spot ?? (await maps.locate(user, first.id, undefined))
  if (spot === unavailable) return refuse('map-unavailable')
  return spot ? codePlace(code, spot) : refuse('place-unknown')
}
