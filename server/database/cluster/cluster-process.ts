import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** What PostgreSQL writes into postmaster.pid. */
export interface Postmaster {
  pid: number
  port: number
  /** The folder of its Unix socket; empty when it has none. */
  socketFolder: string
}

/** Who PostgreSQL says runs on this folder; the file may be stale. */
export function readPostmaster(clusterFolder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), socketFolder: lines[4]?.trim() ?? '' }
  } catch {
    return undefined
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  if (process.platform !== 'linux') return true
  try {
    // A process that ended but was not fetched by its parent still has a number.
    return !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Whether the process is a PostgreSQL on this very folder: numbers are reused, after a reboot most of all. */
export function isPostgresOn(clusterFolder: string, pid: number): boolean {
  if (!isAlive(pid)) return false
  const folder = realpathSync(clusterFolder)
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === folder
    if (process.platform === 'win32') return true
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      clusterFolder,
    )
  } catch {
    return false
  }
}

const watched = new Set<number>()

/** From now on this PostgreSQL ends with our process, however that ends short of being killed. */
export function endWithUs(pid: number): void {
  if (watched.size === 0) process.on('exit', stopWatched)
  watched.add(pid)
}

/** The process has ended: its number may become another's. */
export function forget(pid: number): void {
  watched.delete(pid)
}

function stopWatched(): void {
  for (const pid of watched) if (isAlive(pid)) process.kill(pid, 'SIGINT')
}

/** Stops a PostgreSQL: open transactions are rolled back; only one that hangs is killed. */
export async function stopPostmaster(pid: number): Promise<void> {
  const ways: [NodeJS.Signals, number][] = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ]
  for (const [signal, patience] of ways) {
    if (isAlive(pid)) process.kill(pid, signal)
    const until = Date.now() + patience
    while (isAlive(pid) && Date.now() < until) await wait(10)
  }
  watched.delete(pid)
  if (watched.size === 0) process.off('exit', stopWatched)
}
