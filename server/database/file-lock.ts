import { DatabaseSync } from 'node:sqlite'

/**
 * Takes an exclusive lock on a file, or returns nothing when another process has it; throws when the file cannot be
 * written. SQLite's lock is the operating system's own: it ends with its process, however that dies, so there is no
 * stale lock to judge.
 */
export function tryFileLock(path: string): (() => void) | undefined {
  const database = new DatabaseSync(path)
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive')
    return () => database.close()
  } catch (error) {
    database.close()
    const busy = 5
    if ((error as { errcode?: number }).errcode === busy) return undefined
    throw error
  }
}
