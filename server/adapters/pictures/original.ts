/** A picture as it is kept, before it has a name. */
export interface Original {
  readonly webp: Buffer
  readonly width: number
  readonly height: number
  readonly cutout: boolean
  readonly color: string
}
