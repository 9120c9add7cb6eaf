import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { StartRefused } from '../start-refused.ts'

/**
 * Takes the one lock on DATA_DIR (safety 34) and returns how to give it back; waits `patience` ms for a process
 * that is just ending. SQLite's exclusive lock is the operating system's own: it ends with its process, however
 * that dies, so there is no stale lock to judge.
 */
export async function lockDataDir(dataDir: string, patience = 2000): Promise<() => void> {
  makeFolder(dataDir)
  const pidFile = join(dataDir, 'lock.pid')
  const until = Date.now() + patience
  for (;;) {
    const lock = tryLock(join(dataDir, 'lock'))
    if (lock) {
      writeFileSync(pidFile, String(process.pid))
      return () => lock.close()
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

function tryLock(path: string): DatabaseSync | undefined {
  let database: DatabaseSync
  try {
    database = new DatabaseSync(path)
  } catch {
    throw new StartRefused(
      `DATA_DIR cannot be written (${path}): choose another DATA_DIR or change its owner.`,
    )
  }
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive')
    return database
  } catch (error) {
    database.close()
    const busy = 5
    if ((error as { errcode?: number }).errcode === busy) return undefined
    throw new StartRefused(`DATA_DIR cannot be locked (${path}): ${(error as Error).message}.`)
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
