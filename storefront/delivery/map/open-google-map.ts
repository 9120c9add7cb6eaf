import type { Language } from '#domain/core/words.ts'
import { constants } from '#domain/core/limits.ts'
import type { GoogleMap, GoogleMaps, GoogleMarker } from './google-shapes.ts'
import { fitMargins, markDrawing, markSize, pinDrawing, pinFoot } from './pin-drawing.ts'
import { moveSpot, pinZoom, type MapMark, type PinMap, type PinMapOptions, type Spot } from './pin-map.ts'

const patienceMs = 10_000
const { width, height } = constants.mapMarkerPx

/**
 * Takes the tenant's browser key, the language and a wish; opens the map on Google's script, or returns undefined when
 * that does not come up. A key that is refused later is told as trouble.
 */
export async function openGoogleMap(
  key: string,
  language: Language,
  input: PinMapOptions,
): Promise<PinMap | undefined> {
  window.gm_authFailure = input.onTrouble
  const maps = await loadGoogle(key, language)
  return maps && drawGoogleMap(maps, input)
}

let loading: Promise<GoogleMaps | undefined> | undefined

function loadGoogle(key: string, language: Language): Promise<GoogleMaps | undefined> {
  loading ??= new Promise<GoogleMaps | undefined>((resolve) => {
    const query = new URLSearchParams({
      key,
      language,
      v: 'weekly',
      loading: 'async',
      callback: 'openGoogleMap',
    })
    const script = document.createElement('script')
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`
    script.async = true
    const done = () => {
      clearTimeout(late)
      resolve(window.google?.maps)
    }
    const late = setTimeout(done, patienceMs)
    window.openGoogleMap = done
    script.addEventListener('error', done)
    document.head.append(script)
  }).then((maps) => {
    // the next one who opens the map tries again
    if (!maps) loading = undefined
    return maps
  })
  return loading
}

function drawGoogleMap(
  maps: GoogleMaps,
  { element, spot, words, onMove, fixed = false }: PinMapOptions,
): PinMap {
  const map = new maps.Map(element, {
    center: at(spot),
    zoom: pinZoom,
    disableDefaultUI: true,
    zoomControl: true,
    keyboardShortcuts: false,
    gestureHandling: 'greedy',
    clickableIcons: false,
  })
  const style = getComputedStyle(element)
  const drawing = pinDrawing(
    style.getPropertyValue('--t-primary') || '#bf3a1b',
    style.getPropertyValue('--t-on-primary') || '#fff',
  )
  const pin = new maps.Marker({
    map,
    position: at(spot),
    draggable: !fixed,
    title: words.pin,
    icon: {
      url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
      scaledSize: new maps.Size(width, height),
      anchor: new maps.Point(...pinFoot),
    },
  })
  const put = (next: Spot) => {
    pin.setPosition(at(next))
    map.panTo(at(next))
  }
  pin.addListener('dragend', () => onMove(spotOf(pin, spot)))
  map.addListener('click', ({ latLng }) => {
    if (!latLng || fixed) return
    pin.setPosition({ lat: latLng.lat(), lng: latLng.lng() })
    onMove(spotOf(pin, spot))
  })
  return {
    mark: marksOn(maps, map, () => spotOf(pin, spot)),
    show: put,
    nudge(east, south) {
      const next = moveSpot(spotOf(pin, spot), east, south, map.getZoom() ?? pinZoom)
      put(next)
      onMove(next)
    },
    close: () => element.replaceChildren(),
  }
}

/** As on the other map: marks by their kind, and the view only for one that was not there. */
function marksOn(maps: GoogleMaps, map: GoogleMap, pin: () => Spot): PinMap['mark'] {
  const shown = new Map<MapMark['kind'], GoogleMarker>()
  return (marks) => {
    for (const [kind, one] of shown)
      if (!marks.some((mark) => mark.kind === kind)) {
        one.setMap(null)
        shown.delete(kind)
      }
    const fresh = marks.filter(({ kind }) => !shown.has(kind))
    for (const { kind, spot } of marks) shown.get(kind)?.setPosition(at(spot))
    for (const { kind, spot, name } of fresh) {
      const url = `data:image/svg+xml,${encodeURIComponent(markDrawing(kind, '#2a1d16', '#fff'))}`
      const icon = { url, scaledSize: new maps.Size(markSize, markSize) }
      shown.set(kind, new maps.Marker({ map, position: at(spot), title: name, icon }))
    }
    if (fresh.length === 0) return
    const bounds = new maps.LatLngBounds()
    for (const spot of [pin(), ...marks.map((mark) => mark.spot)]) bounds.extend(at(spot))
    map.fitBounds(bounds, fitMargins)
  }
}

function at({ latitude, longitude }: Spot): { lat: number; lng: number } {
  return { lat: latitude, lng: longitude }
}

function spotOf(pin: GoogleMarker, before: Spot): Spot {
  const place = pin.getPosition()
  return place ? moveSpot({ latitude: place.lat(), longitude: place.lng() }, 0, 0, 0) : before
}
