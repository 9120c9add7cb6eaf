import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { MapSettingsWire } from '#contract/delivery/maps.ts'
import { useLanguage } from '../../shell/use-site.ts'
import { openMap } from './open-map.ts'
import type { MapWords, PinMap, Spot } from './pin-map.ts'

export type MapState = 'closed' | 'opening' | 'open' | 'unavailable'

interface PinMapParts {
  readonly settings: MapSettingsWire
  readonly spot: Spot | undefined
  readonly words: MapWords
  readonly onMove: (spot: Spot) => void
}

/** Where a map begins that knows nothing better. */
const riyadh: Spot = { latitude: 24.7136, longitude: 46.6753 }

interface PinMapHandle {
  readonly box: RefObject<HTMLDivElement | null>
  readonly state: MapState
  readonly open: () => void
  /** Shows a spot that was found elsewhere; opens the map when it is closed. */
  readonly show: (spot: Spot) => void
  readonly nudge: (east: number, south: number) => void
}

/** The map of a page: closed until it is wanted, and never in the way when it does not come. */
export function usePinMap({ settings, spot, words, onMove }: PinMapParts): PinMapHandle {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<PinMap | undefined>(undefined)
  const gone = useRef(false)
  const language = useLanguage()
  const [state, setState] = useState<MapState>('closed')
  // a key that Google refuses after its map stood: the tiles take over
  const [refused, setRefused] = useState(false)
  const latest = useRef({ spot, onMove })
  useEffect(() => {
    latest.current = { spot, onMove }
  })

  useEffect(() => {
    if (state !== 'opening' || !box.current) return undefined
    let stale = false
    const element = box.current
    const google_key = refused ? null : settings.google_key
    const begin = latest.current.spot ?? settings.center ?? riyadh
    const giveUp = () => {
      map.current?.close()
      map.current = undefined
      if (gone.current) return
      setRefused(google_key !== null)
      setState(google_key !== null && settings.tiles ? 'opening' : 'unavailable')
    }
    void openMap({ ...settings, google_key }, language, {
      element,
      spot: begin,
      words,
      onMove: (moved) => latest.current.onMove(moved),
      onTrouble: giveUp,
    }).then((opened) => {
      if (stale || gone.current) opened?.close()
      else if (opened) {
        map.current = opened
        const now = latest.current.spot
        if (now && now !== begin) opened.show(now)
        setState('open')
      } else setState('unavailable')
    })
    return () => {
      stale = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what it begins with is read once: later spots are shown, not opened again
  }, [state, refused])

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      map.current?.close()
    }
  }, [])

  const open = useCallback(() => setState((now) => (now === 'open' ? now : 'opening')), [])
  const show = useCallback((next: Spot) => {
    if (map.current) map.current.show(next)
    else setState((now) => (now === 'closed' ? 'opening' : now))
  }, [])
  const nudge = useCallback((east: number, south: number) => map.current?.nudge(east, south), [])
  return { box, state, open, show, nudge }
}
