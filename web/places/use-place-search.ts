import { useEffect, useRef, useState } from 'react'
import type { FoundPlaceWire, MapSettingsWire } from '#contract/delivery/maps.ts'
import type { Place } from '#domain/core/distance.ts'

/** Long enough that a word is not asked letter by letter. */
const pauseMs = 300
const shortest = 2

/** Whom a page asks for places. */
export interface PlaceCalls {
  readonly search: (words: string, session: string) => Promise<{ data: FoundPlaceWire[] }>
  readonly locate: (id: string, session: string | undefined) => Promise<Place>
}

export interface PlaceSearch {
  readonly text: string
  readonly setText: (text: string) => void
  readonly found: readonly FoundPlaceWire[]
  readonly state: 'idle' | 'asking' | 'found' | 'failed'
  /** Asks at once: for services that may not be asked while somebody types. */
  readonly ask: () => void
  readonly close: () => void
  readonly choose: (place: FoundPlaceWire) => unknown
}

/** Takes when places may be asked for, whom to ask and what to do with a place; returns the search. */
export function usePlaceSearch(
  search: MapSettingsWire['search'],
  calls: PlaceCalls,
  onFound: (place: Place, name: string) => void,
): PlaceSearch {
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState('')
  const { found, state, look, close, fail, endSession } = useLook(calls)
  const latestLook = useRef(look)
  useEffect(() => {
    latestLook.current = look
  })
  useEffect(() => {
    if (search !== 'typing' || wanted.length < shortest) return undefined
    const timer = setTimeout(() => latestLook.current(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [search, wanted])
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
      const session = endSession()
      setText(place.name)
      setWanted('')
      close()
      const { latitude, longitude } = place
      if (latitude !== null && longitude !== null) return onFound({ latitude, longitude }, place.name)
      return calls.locate(place.place_id, session).then((spot) => onFound(spot, place.name), fail)
    },
  }
}

/** Asks for places; only the answer to the newest question counts. */
function useLook(calls: PlaceCalls) {
  const session = useRef<string | undefined>(undefined)
  const turn = useRef(0)
  const [found, setFound] = useState<readonly FoundPlaceWire[]>([])
  const [state, setState] = useState<PlaceSearch['state']>('idle')
  const fail = () => setState('failed')
  return {
    found,
    state,
    fail,
    look(words: string) {
      session.current ??= makeSession()
      turn.current += 1
      const mine = turn.current
      setState('asking')
      calls.search(words, session.current).then(
        ({ data }) => {
          if (turn.current !== mine) return
          setFound(data)
          setState('found')
        },
        () => turn.current === mine && fail(),
      )
    },
    close() {
      turn.current += 1
      setFound([])
      setState('idle')
    },
    endSession() {
      const ended = session.current
      session.current = undefined
      return ended
    },
  }
}

/** One row of typing, for services that bill by it; no secret. */
function makeSession(): string {
  return Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 8)).join('-')
}
