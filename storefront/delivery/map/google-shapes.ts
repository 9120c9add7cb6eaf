/** The little of Google's map that a pin needs. */
interface LatLng {
  lat(): number
  lng(): number
}
interface Listens {
  addListener(event: string, act: (event: { latLng: LatLng | null }) => void): void
}
export interface GoogleMap extends Listens {
  panTo(to: { lat: number; lng: number }): void
  getZoom(): number | undefined
  fitBounds(bounds: GoogleBounds, margins: { top: number; right: number; bottom: number; left: number }): void
}
export interface GoogleMarker extends Listens {
  getPosition(): LatLng | null | undefined
  setPosition(to: { lat: number; lng: number }): void
  setMap(map: GoogleMap | null): void
}
export interface GoogleBounds {
  extend(to: { lat: number; lng: number }): void
}
export interface GoogleMaps {
  Map: new (element: HTMLElement, options: object) => GoogleMap
  Marker: new (options: object) => GoogleMarker
  LatLngBounds: new () => GoogleBounds
  Size: new (width: number, height: number) => object
  Point: new (x: number, y: number) => object
}

declare global {
  interface Window {
    google?: { maps?: GoogleMaps }
    /** Called by Google's script when it is ready. */
    openGoogleMap?: () => void
    /** Called by Google's script when it refuses the key. */
    gm_authFailure?: () => void
  }
}
