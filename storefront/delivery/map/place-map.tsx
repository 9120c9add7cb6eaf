import { useEffect, useRef, useState } from 'react'
import type { MapSettingsWire } from '#contract/delivery/maps.ts'
import { useText } from '../../i18n/use-text.ts'
import { useLanguage } from '../../shell/use-site.ts'
import { MapPreview } from './map-preview.tsx'
import { openMap } from './open-map.ts'
import type { MapMark, PinMap, Spot } from './pin-map.ts'
import styles from './place-map.module.css'

interface PlaceMapProps {
  readonly settings: MapSettingsWire
  readonly spot: Spot
  /** What the pin stands for. */
  readonly name: string
  /** What else is there: the driver, the door. */
  readonly marks?: readonly MapMark[]
}

const noMarks: readonly MapMark[] = []

/** A map with a pin that stays; nothing at all where there is no map: the address beside it says the same. */
export function PlaceMap({ settings, spot: { latitude, longitude }, name, marks = noMarks }: PlaceMapProps) {
  const t = useText()
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<PinMap>(undefined)
  const latest = useRef(marks)
  useEffect(() => {
    latest.current = marks
    shown.current?.mark(marks)
  }, [marks])
  const [drawn, setDrawn] = useState(false)
  const [gone, setGone] = useState(!settings.tiles && !settings.google_key)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let left = false
    let map: PinMap | undefined
    const shownBy = { ...settings, google_key: settings.tiles ? null : settings.google_key }
    const input = {
      element,
      spot: { latitude, longitude },
      words: { pin: name, zoomIn: t('map.zoom-in'), zoomOut: t('map.zoom-out') },
      fixed: true,
      onMove: () => {},
      onTrouble: () => left || setGone(true),
      onDrawn: () => left || setDrawn(true),
    }
    void openMap(shownBy, language, input).then((opened) => {
      if (left) return opened?.close()
      map = opened
      shown.current = opened
      opened?.mark(latest.current)
      return opened ?? setGone(true)
    })
    return () => {
      left = true
      shown.current = undefined
      map?.close()
    }
  }, [settings, latitude, longitude, name, language, t])
  if (gone) return null
  return (
    <section className={styles.frame} aria-label={t('tracking.map')}>
      {/* with marks the map shows another part of the world */}
      {settings.tiles && !drawn && marks.length === 0 && (
        <MapPreview template={settings.tiles.url} spot={{ latitude, longitude }} />
      )}
      <div ref={box} className={styles.box} dir="ltr" />
    </section>
  )
}
