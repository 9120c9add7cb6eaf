/** A picture on file: its random id, and whether it is a cut-out (alpha) to stand on a plate, or a photo. */
export interface Picture {
  readonly id: string
  readonly cutout: boolean
  /** Dominant colour as #rrggbb, shown while the picture loads. */
  readonly color: string
}
