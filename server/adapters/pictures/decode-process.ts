// Decodes uploads, one at a time, for the process that started it. What takes too much memory ends this process, and so does
// a decoder that crashes. It knows no secret and no database.
import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { cpuUsage, memoryUsage, pid } from 'node:process'
import sharp from 'sharp'
import { memoryExit, type DecodeAnswer, type DecodeAsked } from './decode-apart.ts'
import { decodePicture } from './decode-picture.ts'

const mostBytes = Number(process.argv[2]) * 1024 * 1024
const lookEveryMs = 5

sharp.cache(false)
sharp.concurrency(1)
const ready = stepBack()

process.on('message', (asked: DecodeAsked) => void answer(asked))
process.on('disconnect', () => process.exit(0))

async function answer({ id, bytes, heic }: DecodeAsked): Promise<void> {
  await ready
  const before = cpuUsage()
  const watch = setInterval(() => {
    if (memoryUsage.rss() > mostBytes) process.exit(memoryExit)
  }, lookEveryMs)
  const made = await decodePicture(bytes, heic)
  clearInterval(watch)
  const { user, system } = cpuUsage(before)
  const worn = memoryUsage.rss() > 0.6 * mostBytes
  process.send?.({ id, made, ms: Math.ceil((user + system) / 1000), worn } satisfies DecodeAnswer)
}

/** Whoever serves comes first. Where threads have priorities of their own, the one that watches the memory keeps its. */
async function stepBack(): Promise<void> {
  if (process.platform !== 'linux') return setPriority(10)
  // those that decode are started by the first picture
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000000' } })
    .webp()
    .toBuffer()
  for (const thread of readdirSync('/proc/self/task'))
    if (Number(thread) !== pid) setPriority(Number(thread), 10)
}
