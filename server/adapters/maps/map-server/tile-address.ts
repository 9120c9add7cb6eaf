/** A tile of the usual web map: zoom, column, row. */
export interface TileAddress {
  readonly z: number
  readonly x: number
  readonly y: number
}
