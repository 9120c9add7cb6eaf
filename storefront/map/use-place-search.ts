import { useEffect, useRef, useState } from 'react'
import type { FoundPlaceWire, MapSettingsWire } from '#contract/maps.ts'
import { useClient } from '#web/use-client.ts'
import type { Spot } from './pin-map.ts'

/** Long enough that a word is not asked letter by letter. */
const pauseMs = 300
const shortest = 2

export interface PlaceSearch {
  readonly text: string
  readonly setText: (text: string) => void
  readonly found: readonly FoundPlaceWire[]
  readonly state: 'idle' | 'asking' | 'found' | 'failed'
  /** Asks at once: for services that may not be asked while somebody types. */
  readonly ask: () => void
  readonly close: () => void
  readonly choose: (place: FoundPlaceWire) => void
}

/** Takes when places may be asked for, where the map is and what to do with a place; returns the search. */
export function usePlaceSearch(
  search: MapSettingsWire['search'],
  near: Spot | undefined,
  onFound: (spot: Spot, name: string) => void,
): PlaceSearch {
  const client = useClient()
  const session = useRef<string | undefined>(undefined)
  const turn = useRef(0)
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState('')
  const [found, setFound] = useState<readonly FoundPlaceWire[]>([])
  const [state, setState] = useState<PlaceSearch['state']>('idle')

  const look = (words: string) => {
    session.current ??= makeSession()
    turn.current += 1
    const mine = turn.current
    setState('asking')
    client.searchPlaces(words, near, session.current).then(
      ({ data }) => {
        if (turn.current !== mine) return
        setFound(data)
        setState('found')
      },
      () => turn.current === mine && setState('failed'),
    )
  }
  const latestLook = useRef(look)
  useEffect(() => {
    latestLook.current = look
  })
  useEffect(() => {
    if (search !== 'typing' || wanted.length < shortest) return undefined
    const timer = setTimeout(() => latestLook.current(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [search, wanted])

  const close = () => {
    turn.current += 1
    setFound([])
    setState('idle')
  }
  return {
    text,
    found,
    state,
    close,
    setText(next) {
      setText(next)
      setWanted(next.trim())
      if (next.trim().length < shortest || search !== 'typing') close()
    },
    ask: () => text.trim().length >= shortest && look(text.trim()),
    choose(place) {
      const asked = session.current
      session.current = undefined
      setText(place.name)
      setWanted('')
      close()
      const { latitude, longitude } = place
      if (latitude !== null && longitude !== null) return onFound({ latitude, longitude }, place.name)
      client.locatePlace(place.place_id, asked).then(
        (spot) => onFound(spot, place.name),
        () => setState('failed'),
      )
    },
  }
}

/** One row of typing, for services that bill by it; no secret. */
function makeSession(): string {
  return Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 8)).join('-')
}
