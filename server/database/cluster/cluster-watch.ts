import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from './cluster-process.ts'

/** How a PostgreSQL that ended by itself comes back. */
export interface ClusterWatchOptions {
  /** The running PostgreSQL. */
  pid: number
  /** Starts PostgreSQL again where it was; returns its process. */
  startAgain(): Promise<number>
  /** Told of each end that nobody asked for, and of each start that failed. */
  report(error: unknown): void
}

/** Looks after the built-in PostgreSQL. */
export interface ClusterWatch {
  /** Ends the watch; returns the PostgreSQL that runs, if one does. Nothing is started after it. */
  end(): Promise<number | undefined>
}

const lookEachMs = 250
const longestPauseMs = 10_000

/**
 * Starts PostgreSQL again when it ends though nobody stopped it (the machine was out of memory, somebody killed it):
 * requests get 503 until it is back. A start that fails is tried again, after longer and longer pauses.
 */
export function watchCluster({ pid, startAgain, report }: ClusterWatchOptions): ClusterWatch {
  let running: number | undefined = pid
  const ending = new AbortController()
  const { signal } = ending
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => {})
  const bringBack = async () => {
    for (let patience = lookEachMs; running === undefined && !signal.aborted; patience *= 2) {
      running = await startAgain().catch((error: unknown) => {
        report(error)
        return undefined
      })
      if (running === undefined) await pause(Math.min(patience, longestPauseMs))
    }
  }
  const watching = (async () => {
    while (!signal.aborted) {
      await pause(lookEachMs)
      if (signal.aborted || running === undefined || isAlive(running)) continue
      report(new Error(`PostgreSQL (process ${running}) ended by itself and is started again`))
      running = undefined
      await bringBack()
    }
  })()
  return {
    async end() {
      ending.abort()
      await watching
      return running
    },
  }
}
