import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp, { type Sharp } from 'sharp'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { projectRoot } from '#server/core/project-root.ts'
import type { HeifPixels } from './heif-file.ts'
import { withProfile } from './with-profile.ts'

/** 12 megapixels take about two seconds of one core. */
const longestMs = 20_000

/** Tile by tile, as phones write them, beside the whole picture that they are put together to. */
const mostPixels = 25_000_000
/** At once, which takes 13 bytes for each pixel: its decoder keeps it in three forms. */
const mostWhole = 8_400_000

type Answer =
  | { readonly refused: 'too-large' | 'image-heic' }
  | (HeifPixels & { readonly profile: Uint8Array | 'p3' | undefined })

/**
 * Takes a HEIC file's bytes and how wide it may be at most, px; returns its primary picture upright, drawn in and in the
 * colours that its profile says, ready for sharp. Refuses 'too-large' beyond 25 megapixels (8.4 of what has no tiles, or is transparent or cropped) and
 * 'image-heic' for what cannot be decoded, or not in time. Decision 0219.
 */
export async function decodeHeic(bytes: Uint8Array, widest: number): Promise<Sharp | Refusal> {
  const answer = await inWorker(bytes, widest)
  if ('refused' in answer) return refuse(answer.refused)
  const { width, height, channels, profile } = answer
  const icc = profile === 'p3' ? await p3Profile() : profile
  // a profile of greys says nothing of pixels in red, green and blue
  return icc && Buffer.from(icc.subarray(16, 20)).toString('latin1') === 'RGB '
    ? sharp(withProfile(answer, icc))
    : sharp(answer.bytes, { raw: { width, height, channels } })
}

/** Display P3 as sharp has it. */
async function p3Profile(): Promise<Uint8Array | undefined> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000000' } })
  return (await sharp(await dot.withIccProfile('p3').png().toBuffer()).metadata()).icc
}

const program = join(projectRoot, 'server/adapters/pictures/heic/heic-worker.ts')

function inWorker(bytes: Uint8Array, widest: number): Promise<Answer> {
  const worker = new Worker(program, {
    workerData: { bytes, mostPixels, mostWhole, widest },
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    // the decoder writes what it finds wrong with a picture: its answer says enough
    stderr: true,
    stdout: true,
  })
  return new Promise<Answer>((resolve) => {
    const giveUp = () => resolve({ refused: 'image-heic' })
    const timer = setTimeout(giveUp, longestMs)
    worker.once('message', (answer: Answer) => resolve(answer))
    worker.once('error', giveUp)
    worker.once('exit', () => {
      clearTimeout(timer)
      giveUp()
    })
  }).finally(() => void worker.terminate())
}
