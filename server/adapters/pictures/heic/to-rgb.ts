import type { HEVCFrame } from '@hevcjs/core'
import type { HeifPicture } from './read-heif.ts'

/** Where a tile lies in the picture, px. */
export interface Place {
  readonly left: number
  readonly top: number
}

/** Takes a picture's RGB bytes and a decoded tile; paints the tile at its place, cut at the picture's edges. */
export function paintTile(
  rgb: Uint8Array,
  { width, height, matrix, fullRange }: HeifPicture,
  frame: HEVCFrame,
  { left, top }: Place,
): void {
  const shift = frame.bitDepth - 8
  const [kr, kb] = matrix === 'bt709' ? [0.2126, 0.0722] : [0.299, 0.114]
  const [black, luma, chroma] = fullRange ? [0, 1, 1] : [16, 255 / 219, 255 / 224]
  const [red, blue] = [2 * (1 - kr) * chroma, 2 * (1 - kb) * chroma]
  const [greenCr, greenCb] = [(kr * red) / (1 - kr - kb), (kb * blue) / (1 - kr - kb)]
  const gray = frame.chromaWidth === 0
  const rows = Math.min(frame.height, height - top)
  const columns = Math.min(frame.width, width - left)
  const stepX = gray ? 0 : frame.chromaWidth / frame.width
  const stepY = gray ? 0 : frame.chromaHeight / frame.height
  for (let y = 0; y < rows; y += 1) {
    const chromaRow = Math.floor(y * stepY) * frame.chromaWidth
    let to = ((top + y) * width + left) * 3
    for (let x = 0; x < columns; x += 1, to += 3) {
      const light = (((frame.y[y * frame.width + x] ?? 0) >> shift) - black) * luma
      const at = chromaRow + Math.floor(x * stepX)
      const cb = gray ? 0 : ((frame.cb[at] ?? 128) >> shift) - 128
      const cr = gray ? 0 : ((frame.cr[at] ?? 128) >> shift) - 128
      rgb[to] = clamp(light + red * cr)
      rgb[to + 1] = clamp(light - greenCb * cb - greenCr * cr)
      rgb[to + 2] = clamp(light + blue * cb)
    }
  }
}

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)))
