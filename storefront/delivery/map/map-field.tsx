import { MapPinned } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { MapSettingsWire } from '#contract/delivery/maps.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './map-field.module.css'
import type { Spot } from './pin-map.ts'
import { PlaceSearch } from './place-search.tsx'
import { usePinMap } from './use-pin-map.ts'

interface MapFieldProps {
  readonly settings: MapSettingsWire
  /** Where the pin is; none until it is put somewhere. */
  readonly spot: Spot | undefined
  /** What the spot is called. */
  readonly called: string
  readonly onSpot: (spot: Spot, name?: string) => void
}

/**
 * Where it is: by name, by the visitor's own place, by a pin on a map that is loaded when it is opened, or not at all:
 * without a map the address is typed.
 */
export function MapField({ settings, spot, called, onSpot }: MapFieldProps) {
  const t = useText()
  const { box, state, open, show, nudge } = usePinMap({
    settings,
    spot,
    words: { pin: t('map.pin'), zoomIn: t('map.zoom-in'), zoomOut: t('map.zoom-out') },
    onMove: onSpot,
  })
  const none = !settings.tiles && !settings.google_key
  const onFound = (next: Spot, name?: string) => {
    onSpot(next, name)
    if (!none) show(next)
  }
  return (
    <div className={styles.map}>
      <PlaceSearch search={settings.search} near={spot ?? settings.center ?? undefined} onFound={onFound} />
      {!none && state !== 'unavailable' && (
        <div className={styles.frame} data-state={state}>
          <div ref={box} className={styles.box} dir="ltr" />
          {state === 'closed' && (
            <button type="button" className={styles.open} onClick={open}>
              <Icon of={MapPinned} size="l" />
              {t(spot ? 'map.open-spot' : 'map.open')}
            </button>
          )}
          {state === 'opening' && (
            <p role="status" className={styles.opening}>
              {t('shell.loading')}
            </p>
          )}
          {state === 'open' && <PinKeys onNudge={nudge} />}
        </div>
      )}
      {(none || state === 'unavailable') && <Note tone="info">{t('map.unavailable')}</Note>}
      <p role="status" className={styles.called}>
        {called ? <bdi>{called}</bdi> : state === 'open' && !spot && t('map.move-pin')}
      </p>
    </div>
  )
}

const step = 12
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
}

/** Dragging has a twin for the keyboard: this button's arrows move the pin. Maps have no reading direction. */
function PinKeys({ onNudge }: { readonly onNudge: (east: number, south: number) => void }) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  // whoever opened the map by keyboard goes on with the pin
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    const times = event.shiftKey ? 5 : 1
    onNudge(way[0] * times, way[1] * times)
  }
  return (
    <button ref={button} type="button" className={styles.keys} onKeyDown={onKeyDown}>
      {t('map.keys')}
    </button>
  )
}
