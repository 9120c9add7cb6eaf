import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartRefused } from '../start/start-refused.ts'
import { tryFileLock } from './file-lock.ts'

/**
 * Takes the one lock on DATA_DIR (safety 34) and returns how to give it back; waits `patience` ms for a process
 * that is just ending.
 */
export async function lockDataDir(dataDir: string, patience = 2000): Promise<() => void> {
  makeFolder(dataDir)
  const pidFile = join(dataDir, 'lock.pid')
  const until = Date.now() + patience
  for (;;) {
    const unlock = tryLock(join(dataDir, 'lock'))
    if (unlock) {
      writeFileSync(pidFile, String(process.pid))
      return unlock
    }
    if (Date.now() >= until) throw new StartRefused(takenBy(dataDir, pidFile))
    await wait(50)
  }
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  } catch (error) {
    throw new StartRefused(`DATA_DIR ${dataDir} cannot be made: ${(error as Error).message}.`)
  }
}

function tryLock(path: string): (() => void) | undefined {
  try {
    return tryFileLock(path)
  } catch {
    throw new StartRefused(
      `DATA_DIR cannot be written (${path}): choose another DATA_DIR or change its owner.`,
    )
  }
}

function takenBy(dataDir: string, pidFile: string): string {
  let pid = ''
  try {
    pid = ` (process ${readFileSync(pidFile, 'utf8')})`
  } catch {
    // The holder has not written its number yet; the sentence works without it.
  }
  return `The product already runs on DATA_DIR ${dataDir}${pid}: stop it first, or set another DATA_DIR.`
}
