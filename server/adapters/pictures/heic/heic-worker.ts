// A thread of its own: what takes too long is ended with it, and the server answers others meanwhile.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { HEVCDecoder } from '@hevcjs/core'
import { annexB } from './annex-b.ts'
import { readHeif } from './read-heif.ts'
import { paintTile } from './to-rgb.ts'

// only on Linux does this mean the thread that asks
if (process.platform === 'linux') setPriority(0, 10)

const { bytes, mostPixels } = workerData as { bytes: Uint8Array; mostPixels: number }

/** The package's loader of its WebAssembly is CommonJS inside a package of modules: Node cannot import it as it is. */
function putLoader(): void {
  const file = fileURLToPath(new URL('wasm/hevc-decode.js', import.meta.resolve('@hevcjs/core')))
  const load = compileFunction(`${readFileSync(file, 'utf8')}; return HEVCDecoderModule`, [
    'require',
    '__dirname',
    '__filename',
  ]) as (...parts: unknown[]) => unknown
  Object.assign(globalThis, { HEVCDecoderModule: load(createRequire(file), dirname(file), file) })
}

async function decode() {
  const picture = readHeif(bytes)
  const { width, height, columns, tiles, rotation, mirror, mirrorFirst } = picture
  if (width * height > mostPixels) return { refused: 'too-large' as const }
  const streams = tiles.map(annexB)
  const [first] = streams
  if (!first || width * height === 0) throw new RangeError('empty')
  if (streams.some((one) => one.width !== first.width || one.height !== first.height))
    throw new RangeError('tiles differ')
  // tiles may go a little over the edge, not be a way around the limit
  if (streams.length * first.width * first.height > 2 * mostPixels) return { refused: 'too-large' as const }
  putLoader()
  const rgb = new Uint8Array(width * height * 3)
  for (const [i, { stream }] of streams.entries()) {
    const decoder = await HEVCDecoder.create()
    const [frame] = decoder.decode(stream).frames
    decoder.destroy()
    if (!frame) throw new RangeError('no frame')
    const place = { left: (i % columns) * frame.width, top: Math.floor(i / columns) * frame.height }
    paintTile(rgb, picture, frame, place)
  }
  return { rgb, width, height, rotation, mirror, mirrorFirst }
}

try {
  const answer = await decode()
  parentPort?.postMessage(answer, answer.rgb ? [answer.rgb.buffer] : [])
} catch {
  parentPort?.postMessage({ refused: 'image-heic' as const })
}
