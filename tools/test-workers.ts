import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** What a machine gives to this process. */
export interface Machine {
  readonly processors: number
  /** Bytes that are free to be used. */
  readonly memory: number
}

/** How many workers tests of a kind can use. */
export interface Workers {
  /** Beside one for each processor: of those that wait at times, one more keeps it busy. */
  readonly more: number
  /** Bytes that each needs, with what it starts. */
  readonly memoryOfEach: number
  /** What they share serves so many well. */
  readonly most: number
}

/** Takes tests of a kind and a machine; returns how many workers they get: one at least, and on one processor one alone. */
export function testWorkers({ more, memoryOfEach, most }: Workers, machine: Machine = readMachine()): number {
  const { processors, memory } = machine
  const busy = processors > 1 ? processors + more : 1
  return Math.max(1, Math.min(busy, most, Math.floor(memory / memoryOfEach)))
}

/**
 * Takes nothing; returns the processors and the memory that this process may use, not those that the machine has: by its
 * affinity (taskset), its group's share of processor time and its group's memory (containers).
 */
export function readMachine(): Machine {
  return {
    processors: Math.max(1, Math.min(availableParallelism(), Math.floor(readShare()))),
    memory: process.availableMemory(),
  }
}

/** Node hears of a share by the second version of control groups alone. */
function readShare(): number {
  const [quota, period] = ['cfs_quota_us', 'cfs_period_us'].map((name) =>
    readNumber(`/sys/fs/cgroup/cpu/cpu.${name}`),
  )
  return quota && period && quota > 0 ? Math.max(1, quota / period) : Infinity
}

function readNumber(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
