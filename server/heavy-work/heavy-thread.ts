import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '#server/core/project-root.ts'

/** What the thread is asked; see job.ts. */
export interface Asked {
  readonly id: number
  readonly file: string
  readonly name: string
  readonly given: unknown
}
export type Answer =
  | { readonly id: number; readonly made: unknown }
  | { readonly id: number; readonly error: Error }

/** The thread ended over a piece of work: it took too much memory or time. */
export class ThreadLost extends Error {}

/** What bounds the thread. */
export interface ThreadPlan {
  readonly mostMegabytes: number
  readonly longestMs: number
  /** So long it waits for more; its fonts and libraries are memory too. */
  readonly idleMs: number
}

/** One thread, started by its first work and again after it was lost. One piece of work at a time. */
export interface HeavyThread {
  /** Takes what to run; returns what that returns, throws what it throws, and ThreadLost. */
  run(asked: Omit<Asked, 'id'>): Promise<unknown>
  close(): Promise<void>
}

const program = join(projectRoot, 'server/heavy-work/thread.ts')

export function makeHeavyThread({ mostMegabytes, longestMs, idleMs }: ThreadPlan): HeavyThread {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let count = 0

  function start(): Worker {
    const started = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 16 },
    })
    worker = started
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    // who waits for its work hears of it; between two of them nobody has to
    started.on('error', () => {})
    return started
  }

  async function end(lost: Worker): Promise<void> {
    if (worker === lost) worker = undefined
    await lost.terminate()
  }

  return {
    run(asked) {
      clearTimeout(idle)
      const thread = worker ?? start()
      thread.ref()
      const id = (count += 1)
      return new Promise<unknown>((resolve, reject) => {
        const lose = (why: string) => {
          settle()
          reject(new ThreadLost(`${asked.name}: ${why}`))
          void end(thread)
        }
        const onMessage = (answer: Answer) => {
          if (answer.id !== id) return
          settle()
          if ('error' in answer) reject(answer.error)
          else resolve(answer.made)
        }
        const onError = (error: Error) => lose(error.message)
        const onExit = () => lose('the thread ended')
        const timer = setTimeout(() => lose(`not done within ${longestMs} ms`), longestMs)
        const settle = () => {
          clearTimeout(timer)
          thread.off('message', onMessage).off('error', onError).off('exit', onExit)
          thread.unref()
          idle = setTimeout(() => void end(thread), idleMs).unref()
        }
        thread.on('message', onMessage).on('error', onError).on('exit', onExit)
        thread.postMessage({ id, ...asked } satisfies Asked)
      })
    },
    async close() {
      clearTimeout(idle)
      if (worker) await end(worker)
    },
  }
}
