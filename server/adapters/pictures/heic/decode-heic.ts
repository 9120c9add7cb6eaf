import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp, { type Sharp } from 'sharp'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { projectRoot } from '#server/core/project-root.ts'
import type { HeifPicture, HeifTurns } from './read-heif.ts'
import { turnUpright } from './turn-upright.ts'

/** 12 megapixels take about two seconds of one core. */
const longestMs = 20_000

/** It lies in memory whole before it is drawn in. */
const mostPixels = 25_000_000

type Answer =
  | { readonly refused: 'too-large' | 'image-heic' }
  | ({ readonly rgb: Uint8Array } & Pick<HeifPicture, 'width' | 'height' | keyof HeifTurns>)

/**
 * Takes a HEIC file's bytes; returns its primary picture upright, ready for sharp. Refuses 'too-large' beyond 25
 * megapixels and 'image-heic' for what cannot be decoded, or not in time. Decision 0025.
 */
export async function decodeHeic(bytes: Uint8Array): Promise<Sharp | Refusal> {
  const answer = await inWorker(bytes)
  if ('refused' in answer) return refuse(answer.refused)
  const { rgb, width, height } = answer
  return turnUpright(sharp(rgb, { raw: { width, height, channels: 3 } }), answer)
}

const program = join(projectRoot, 'server/adapters/pictures/heic/heic-worker.ts')

function inWorker(bytes: Uint8Array): Promise<Answer> {
  const worker = new Worker(program, {
    workerData: { bytes, mostPixels },
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
