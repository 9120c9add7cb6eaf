import { createHash } from 'node:crypto'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { makeHeavyThread, ThreadLost, type HeavyThread } from './heavy-thread.ts'
import type { Job } from './job.ts'
import { makeDocumentCache, type DocumentCache } from './document-cache.ts'
import { makeTurns, type Turns } from './turns.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Whose work it is. */
export interface WorkOf {
  readonly tenantId: string
  /** A kitchen waits for it: before all that is only wanted. */
  readonly urgent?: boolean
}

/** What is dear by nature, away from the thread that serves. Decision 0197. */
export interface HeavyWork {
  /** Takes a job and what it needs; returns what it made. Refuses 'busy' when too many wait; throws ThreadLost and what the job throws. */
  run<Given, Made>(job: Job<Given, Made>, given: Given, of: WorkOf): Promise<Made | Refusal>
  /**
   * Takes a job that makes a document and what is on it; returns the document, made once for as long as it is kept and nothing
   * on it changed. Refuses 'busy', also when it could not be made within its bounds.
   */
  document<Given>(job: Job<Given, Bytes>, given: Given, tenantId: string): Promise<Bytes | Refusal>
  close(): Promise<void>
}

const megabyte = 1024 * 1024
const bounds = {
  thread: { mostMegabytes: 192, longestMs: 30_000, idleMs: 300_000 },
  turns: { mostWaiting: 64, mostWaitingOfOne: 16 },
  cache: { mostBytes: 24 * megabyte, mostBytesOfOne: 4 * megabyte },
}

interface Parts {
  readonly thread: HeavyThread
  readonly turns: Turns
  readonly cache: DocumentCache
}

/** Takes who hears of a lost thread; returns the heavy work of this process, which starts nothing until there is some. */
export function makeHeavyWork(report: (error: unknown) => void, parts: Partial<Parts> = {}): HeavyWork {
  const thread = parts.thread ?? makeHeavyThread(bounds.thread)
  const turns = parts.turns ?? makeTurns(bounds.turns)
  const cache = parts.cache ?? makeDocumentCache(bounds.cache)
  const making = new Map<string, Promise<Bytes | Refusal>>()

  const run = async <Given, Made>(
    { file, name }: Job<Given, Made>,
    given: Given,
    { tenantId, urgent }: WorkOf,
  ): Promise<Made | Refusal> =>
    turns.take(tenantId, async () => (await thread.run({ file, name, given })) as Made, urgent)

  async function make<Given>(job: Job<Given, Bytes>, given: Given, tenantId: string, key: string) {
    try {
      const made = await run(job, given, { tenantId })
      if (!isRefusal(made)) cache.keep(tenantId, key, made)
      return made
    } catch (error) {
      if (!(error instanceof ThreadLost)) throw error
      report(error)
      return refuse('busy')
    }
  }

  return {
    run,
    async document(job, given, tenantId) {
      const key = keyOf(job, given)
      const known = cache.find(tenantId, key)
      if (known) return known
      const name = `${tenantId}/${key}`
      const running = making.get(name)
      if (running) return running
      const made = make(job, given, tenantId, key).finally(() => making.delete(name))
      making.set(name, made)
      return made
    },
    close: () => thread.close(),
  }
}

/** All that stands on a document is its version: nothing has to remember to raise a number. */
function keyOf<Given>({ file, name }: Job<Given, Bytes>, given: Given): string {
  return createHash('sha256')
    .update(JSON.stringify([file, name, given]))
    .digest('base64url')
}
