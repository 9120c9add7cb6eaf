import type { Bitmap } from './draw-ticket.ts'

const initialise = [0x1b, 0x40]
const feed = [0x1b, 0x64, 4]
/** GS V 66 0: on to the knife, then a partial cut. */
const cut = [0x1d, 0x56, 66, 0]
/** Rows in one GS v 0: small printers keep no more. */
const rowsAtOnce = 128

/** Takes a bitmap and how many copies; returns the bytes for a printer that knows ESC/POS: raster (GS v 0), feed, cut. */
export function encodeTicket(bitmap: Bitmap, copies: number): Uint8Array<ArrayBuffer> {
  const one = [...bandsOf(bitmap), Uint8Array.from(feed), Uint8Array.from(cut)]
  const parts = [Uint8Array.from(initialise), ...Array.from({ length: copies }, () => one).flat()]
  return new Uint8Array(Buffer.concat(parts))
}

function bandsOf({ width, height, bytes }: Bitmap): Uint8Array[] {
  const row = Math.ceil(width / 8)
  const bands: Uint8Array[] = []
  for (let y = 0; y < height; y += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - y)
    const head = [0x1d, 0x76, 0x30, 0, row & 0xff, row >> 8, rows & 0xff, rows >> 8]
    bands.push(Uint8Array.from(head), bytes.subarray(y * row, (y + rows) * row))
  }
  return bands
}
