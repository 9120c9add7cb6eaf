import {
  circle,
  circleMarker,
  control,
  divIcon,
  layerGroup,
  map as makeMap,
  marker,
  polygon,
  tileLayer,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { Place } from '#domain/core/distance.ts'
import type { ZoneShape } from '#domain/delivery/zone.ts'
import styles from './zone-map.module.css'

/** What a map of zones shows. */
export interface ZonePicture {
  readonly zones: readonly {
    readonly id: string
    readonly name: string
    readonly shape: ZoneShape
    readonly on: boolean
  }[]
  /** The shape that is being drawn; its corners can be dragged. */
  readonly drawn: ZoneShape | undefined
  readonly tested: Place | undefined
}

export interface ZoneMap {
  show(picture: ZonePicture): void
  close(): void
}

/** What a map of zones is opened with. */
export interface ZoneMapOptions {
  readonly element: HTMLElement
  readonly tiles: { readonly url: string; readonly attribution: string }
  readonly center: Place
  readonly words: { readonly zoomIn: string; readonly zoomOut: string; readonly corner: string }
  readonly onPress: (place: Place) => void
  /** A corner was dragged; the centre of a circle is corner 0. */
  readonly onCorner: (at: number, place: Place) => void
}

const hues = ['#1f5a8c', '#1e6b47', '#8a5200', '#6b3fa0', '#a8103c', '#0f6f73']

/** Takes a wish; opens the map on Leaflet. Dragging has a twin for the keyboard: the list of corners beside it. */
export function openZoneMap({ element, tiles, center, words, onPress, onCorner }: ZoneMapOptions): ZoneMap {
  const map = makeMap(element, { center: at(center), zoom: 12, keyboard: false, zoomControl: false })
  map.attributionControl.setPrefix(false)
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  const attribution = tiles.attribution.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  tileLayer(tiles.url, { attribution, maxZoom: 19, referrerPolicy: 'strict-origin' }).addTo(map)
  const watch = new ResizeObserver(() => map.invalidateSize())
  watch.observe(element)
  map.on('click', ({ latlng }) => onPress(placeOf(latlng)))
  const layers = layerGroup().addTo(map)
  circleMarker(at(center), { radius: 6, color: '#211812', fillOpacity: 1 }).addTo(map)
  const icon = divIcon({ className: styles.corner ?? '', iconSize: [22, 22], html: '' })
  return {
    show({ zones, drawn, tested }) {
      layers.clearLayers()
      zones.forEach((zone, i) => {
        const color = hues[i % hues.length] ?? '#1f5a8c'
        const look = { color, weight: 2, fillOpacity: zone.on ? 0.16 : 0.03, interactive: false }
        shapeOf(zone.shape, look).bindTooltip(zone.name).addTo(layers)
      })
      if (drawn) {
        shapeOf(drawn, { color: '#bf3a1b', weight: 3, fillOpacity: 0.2, interactive: false }).addTo(layers)
        const corners = drawn.kind === 'circle' ? [drawn.center] : drawn.points
        corners.forEach((corner, i) => {
          const pin = marker(at(corner), { icon, draggable: true, keyboard: false, title: words.corner })
          pin.on('dragend', () => onCorner(i, placeOf(pin.getLatLng())))
          pin.addTo(layers)
        })
      }
      if (tested) circleMarker(at(tested), { radius: 9, color: '#a8103c', fillOpacity: 0.9 }).addTo(layers)
    },
    close() {
      watch.disconnect()
      map.remove()
    },
  }
}

function shapeOf(
  shape: ZoneShape,
  look: { color: string; weight: number; fillOpacity: number; interactive: boolean },
) {
  return shape.kind === 'circle'
    ? circle(at(shape.center), { ...look, radius: shape.radius })
    : polygon(shape.points.map(at), look)
}

function at({ latitude, longitude }: Place): [number, number] {
  return [latitude, longitude]
}

/** To the sixth place, as zones are measured (decision 0033). */
function placeOf({ lat, lng }: { lat: number; lng: number }): Place {
  return { latitude: Math.round(lat * 1e6) / 1e6, longitude: Math.round(lng * 1e6) / 1e6 }
}
