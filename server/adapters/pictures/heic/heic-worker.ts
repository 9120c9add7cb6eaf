// A thread of its own: what takes too long is ended with it, and the memory is watched meanwhile.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import openLibHeif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import { HeifFault, HeifFile, type HeifPixels, type HeifTiles } from './heif-file.ts'
import { turnUpright, type HeifTurns } from './turn-upright.ts'

// only on Linux does this mean the thread that asks
if (process.platform === 'linux') setPriority(0, 10)

const { bytes, mostPixels, mostWhole, widest } = workerData as {
  bytes: Uint8Array
  mostPixels: number
  /** Of what cannot be decoded tile by tile. */
  mostWhole: number
  widest: number
}

const tooLarge = { refused: 'too-large' } as const
const upright: HeifTurns = { rotation: 0, mirror: undefined, mirrorFirst: false }

async function decode() {
  const file = new HeifFile(openLibHeif(), bytes, 2 * mostPixels)
  const { width, height } = file.size
  const tiles = file.tiles()
  if (Math.max(width * height, tiles.width * tiles.height) > mostPixels) return tooLarge
  const turns = file.turns()
  const apart = tiles.columns * tiles.rows > 1 && !file.hasAlpha && turns !== undefined
  if (!apart && width * height > mostWhole) return tooLarge
  // tiles may go a little over the edge, not be a way around the limit
  if (tiles.columns * tiles.tileWidth * tiles.rows * tiles.tileHeight > 2 * mostPixels) return tooLarge
  const pixels = apart ? fromTiles(file, tiles) : file.decode()
  const { data, info } = await turnUpright(
    sharp(pixels.bytes, { raw: { width: pixels.width, height: pixels.height, channels: pixels.channels } }),
    apart ? turns : upright,
  )
    .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawnIn = { width: info.width, height: info.height, channels: pixels.channels, bytes: data }
  return { ...drawnIn, profile: file.profile() }
}

/** Puts the tiles together, cut at the picture's edges. */
function fromTiles(file: HeifFile, tiles: HeifTiles): HeifPixels {
  const { columns, rows, tileWidth, tileHeight, width, height } = tiles
  const whole = new Uint8Array(width * height * 3)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      file.tile(column, row, (tile) => {
        const [left, top] = [column * tileWidth, row * tileHeight]
        const wide = Math.min(tile.width, width - left) * 3
        for (let y = 0; y < Math.min(tile.height, height - top); y += 1) {
          const from = y * tile.width * 3
          whole.set(tile.bytes.subarray(from, from + wide), ((top + y) * width + left) * 3)
        }
      })
  return { width, height, channels: 3, bytes: whole }
}

try {
  parentPort?.postMessage(await decode())
} catch (error) {
  parentPort?.postMessage(
    error instanceof HeifFault && error.size ? tooLarge : { refused: 'image-heic' as const },
  )
}
