// Runs what would hold up all others on the thread that serves. What takes too long is ended with this thread.
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { projectRoot } from '#server/core/project-root.ts'
import type { Answer, Asked } from './heavy-thread.ts'

/** Where two threads want one core, the one that serves gets nine tenths of it. */
const niceness = 10

// only on Linux does this mean the thread that asks; elsewhere it would be the whole process
if (process.platform === 'linux') setPriority(0, niceness)

parentPort?.on('message', ({ id, file, name, given }: Asked) => {
  run(file, name, given).then(
    (made) => send({ id, made }, made),
    (error: unknown) => send({ id, error: error instanceof Error ? error : new Error(String(error)) }),
  )
})

async function run(file: string, name: string, given: unknown): Promise<unknown> {
  const loaded = (await import(pathToFileURL(join(projectRoot, file)).href)) as Record<string, unknown>
  const work = loaded[name]
  if (typeof work !== 'function') throw new Error(`${file} has no ${name}`)
  return (work as (given: unknown) => unknown)(given)
}

/** Bytes that nothing here needs any more change hands instead of being copied by the thread that serves. */
function send(answer: Answer, made?: unknown): void {
  const own = made instanceof Uint8Array && made.byteLength === made.buffer.byteLength
  parentPort?.postMessage(answer, own && made.buffer instanceof ArrayBuffer ? [made.buffer] : [])
}
