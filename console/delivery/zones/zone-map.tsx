import { useEffect, useRef, useState } from 'react'
import type { ZonesWire } from '#contract/delivery/delivery-zones.ts'
import type { Place } from '#domain/core/distance.ts'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { ZoneMap as OpenMap, ZonePicture } from './open-zone-map.ts'
import styles from './zone-map.module.css'

interface ZoneMapProps {
  readonly tiles: ZonesWire['tiles']
  readonly center: Place
  readonly picture: ZonePicture
  readonly onPress: (place: Place) => void
  readonly onCorner: (at: number, place: Place) => void
}

/** The zones of a branch on the map; without a map they are written in numbers. */
export function ZoneMap({ tiles, center, picture, onPress, onCorner }: ZoneMapProps) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap>()
  const latest = useRef({ onPress, onCorner })
  useEffect(() => {
    latest.current = { onPress, onCorner }
  })
  const words = useRef({
    zoomIn: t('zones.zoom-in'),
    zoomOut: t('zones.zoom-out'),
    corner: t('zones.corner'),
  })
  const { latitude, longitude } = center
  useEffect(() => {
    if (!tiles || !box.current) return undefined
    let opened: OpenMap | undefined
    let left = false
    const element = box.current
    void import('./open-zone-map.ts').then(({ openZoneMap }) => {
      if (left) return
      opened = openZoneMap({
        element,
        tiles,
        center: { latitude, longitude },
        words: words.current,
        onPress: (place) => latest.current.onPress(place),
        onCorner: (at, place) => latest.current.onCorner(at, place),
      })
      setMap(opened)
    })
    return () => {
      left = true
      opened?.close()
    }
  }, [tiles, latitude, longitude])
  useEffect(() => map?.show(picture), [map, picture])
  if (!tiles) return <Note tone="info">{t('zones.no-map')}</Note>
  return <div ref={box} className={styles.map} dir="ltr" />
}
