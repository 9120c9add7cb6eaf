/** Degrees. */
export interface Spot {
  readonly latitude: number
  readonly longitude: number
}

/** Something else on the map, that moves or not: the driver, the door. */
export interface MapMark {
  readonly kind: 'driver' | 'home'
  readonly spot: Spot
  readonly name: string
}

/** A map with one pin, whoever draws it. */
export interface PinMap {
  /** Shows these beside the pin, and no others; the map is moved only when one comes that was not there. */
  mark(marks: readonly MapMark[]): void
  /** Moves pin and map there. */
  show(spot: Spot): void
  /** Moves the pin by pixels, east and south; the map follows. */
  nudge(east: number, south: number): void
  close(): void
}

/** What a map says of its parts. */
export interface MapWords {
  readonly pin: string
  readonly zoomIn: string
  readonly zoomOut: string
}

/** What a map is opened with. */
export interface PinMapOptions {
  readonly element: HTMLElement
  readonly spot: Spot
  readonly words: MapWords
  readonly onMove: (spot: Spot) => void
  /** The pin stays where it is. */
  readonly fixed?: boolean
  /** Its pictures do not come: the page goes on without a map. */
  readonly onTrouble: () => void
  /** Its first pictures are all here. */
  readonly onDrawn?: () => void
}

/** Near enough to see a house and its street. */
export const pinZoom = 17

const tile = 256

/** Takes a spot and a way in pixels at a zoom; returns where it ends (web Mercator), inside what a map shows. */
export function moveSpot({ latitude, longitude }: Spot, east: number, south: number, zoom: number): Spot {
  const world = tile * 2 ** zoom
  const degrees = 360 / world
  const across = longitude + east * degrees
  const down = latitude - south * degrees * Math.cos((latitude * Math.PI) / 180)
  return { latitude: within(down, 85), longitude: within(across, 180) }
}

function within(value: number, most: number): number {
  return Math.round(Math.min(most, Math.max(-most, value)) * 1e6) / 1e6
}
