/** How much may be in a file: beyond that it is not read to its end. */
export interface SheetLimits {
  /** Lines below the heading. */
  readonly rows: number
  /** Characters of one cell. */
  readonly cellChars: number
  /** Bytes that an archive may unpack to. */
  readonly unpackedBytes: number
}
