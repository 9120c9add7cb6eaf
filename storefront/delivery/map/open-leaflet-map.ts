import {
  control,
  divIcon,
  latLngBounds,
  map as makeMap,
  marker,
  tileLayer,
  type Map,
  type Marker,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { constants } from '#domain/core/limits.ts'
import type { MapSettingsWire } from '#contract/delivery/maps.ts'
import { fitMargins, markDrawing, markSize, pinDrawing, pinFoot } from './pin-drawing.ts'
import { moveSpot, pinZoom, type MapMark, type PinMap, type PinMapOptions, type Spot } from './pin-map.ts'
import styles from './pin.module.css'

const { width, height } = constants.mapMarkerPx

/** Takes the tiles and a wish; opens the map on Leaflet. Part of no page's first files. Decision 0022. */
export function openLeafletMap(tiles: NonNullable<MapSettingsWire['tiles']>, input: PinMapOptions): PinMap {
  const { element, spot, words, onMove, fixed = false } = input
  const map = makeMap(element, {
    center: at(spot),
    zoom: pinZoom,
    minZoom: 3,
    maxZoom: 19,
    // the arrow keys are the pin's (map-field.tsx), and a page that is scrolled past stays scrolled
    keyboard: false,
    scrollWheelZoom: false,
    zoomControl: false,
  })
  map.attributionControl.setPrefix(false)
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  // the element shrinks and grows with its sheet, which opens with a movement
  const watch = new ResizeObserver(() => map.invalidateSize())
  watch.observe(element)
  drawTiles(tiles, input).addTo(map)
  const icon = divIcon({
    html: pinDrawing('var(--c-accent)', 'var(--c-on-accent)'),
    className: styles.pin ?? '',
    iconSize: [width, height],
    iconAnchor: pinFoot,
  })
  const pin = marker(at(spot), { icon, draggable: !fixed, autoPan: true, keyboard: false, title: words.pin })
  pin.addTo(map)
  const tell = () => onMove(spotOf(pin.getLatLng()))
  pin.on('dragend', tell)
  map.on('click', ({ latlng }) => {
    if (fixed) return
    pin.setLatLng(latlng)
    tell()
  })
  return {
    mark: marksOn(map, pin),
    show(next) {
      pin.setLatLng(at(next))
      map.setView(at(next), Math.max(map.getZoom(), pinZoom))
    },
    nudge(east, south) {
      pin.setLatLng(at(moveSpot(spotOf(pin.getLatLng()), east, south, map.getZoom())))
      map.panInside(pin.getLatLng(), { padding: [60, 100] })
      tell()
    },
    close() {
      watch.disconnect()
      map.remove()
    },
  }
}

/** Marks by their kind; one that moves stays the same mark, so that it glides and the map stays where the guest put it. */
function marksOn(map: Map, pin: Marker): PinMap['mark'] {
  const shown = new globalThis.Map<MapMark['kind'], Marker>()
  return (marks) => {
    for (const [kind, one] of shown)
      if (!marks.some((mark) => mark.kind === kind)) {
        one.remove()
        shown.delete(kind)
      }
    const fresh = marks.filter(({ kind }) => !shown.has(kind))
    for (const { kind, spot, name } of marks) {
      const known = shown.get(kind)
      if (known) known.setLatLng(at(spot))
      else {
        const icon = divIcon({
          html: markDrawing(kind, 'var(--c-text)', 'var(--c-surface)'),
          className: styles.mark ?? '',
          iconSize: [markSize, markSize],
        })
        shown.set(kind, marker(at(spot), { icon, title: name, alt: name, keyboard: false }).addTo(map))
      }
    }
    if (fresh.length === 0) return
    const all = latLngBounds([pin, ...shown.values()].map((one) => one.getLatLng()))
    map.fitBounds(all, {
      paddingTopLeft: [fitMargins.left, fitMargins.top],
      paddingBottomRight: [fitMargins.right, fitMargins.bottom],
      maxZoom: pinZoom,
    })
  }
}

function drawTiles(
  { url, attribution }: NonNullable<MapSettingsWire['tiles']>,
  { onTrouble, onDrawn }: PinMapOptions,
) {
  const layer = tileLayer(url, {
    attribution: escape(attribution),
    maxZoom: 19,
    referrerPolicy: 'strict-origin',
  })
  let drawn = false
  layer.on('tileload', () => {
    drawn = true
  })
  layer.once('load', () => onDrawn?.())
  layer.on('tileerror', () => {
    if (!drawn) onTrouble()
  })
  return layer
}

/** Leaflet takes the attribution as HTML. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function at({ latitude, longitude }: Spot): [number, number] {
  return [latitude, longitude]
}

function spotOf({ lat, lng }: { lat: number; lng: number }): Spot {
  return moveSpot({ latitude: lat, longitude: lng }, 0, 0, 0)
}
