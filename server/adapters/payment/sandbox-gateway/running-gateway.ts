import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface RunningGateway {
  readonly url: string
  readonly instance: string
}

const fileIn = (folder: string) => join(folder, 'running.json')

/**
 * Takes a books folder; returns the gateway process that serves it now, or nothing. It believes the process's
 * own answer and not a process id, since ids are used again.
 */
export async function findRunningGateway(folder: string): Promise<RunningGateway | undefined> {
  try {
    const noted = JSON.parse(await readFile(fileIn(folder), 'utf8')) as RunningGateway
    const response = await fetch(`${noted.url}/healthz`, { signal: AbortSignal.timeout(2_000) })
    const received = (await response.json()) as { instance?: string }
    return received.instance === noted.instance ? noted : undefined
  } catch {
    return undefined
  }
}

/** Throws one clear sentence when another process serves these books: two writers would damage them. */
export async function refuseSecondGateway(folder: string): Promise<void> {
  const other = await findRunningGateway(folder)
  if (other) throw new Error(`The sandbox gateway's books in ${folder} are already served at ${other.url}.`)
}

/** Returns the name of this start, by which `findRunningGateway` knows it again. */
export function makeInstance(): string {
  return randomUUID()
}

/** Notes where these books are served; returns what takes the note away. */
export async function noteRunning(folder: string, running: RunningGateway): Promise<() => Promise<void>> {
  await writeFile(fileIn(folder), JSON.stringify(running), { mode: 0o600 })
  return () => rm(fileIn(folder), { force: true })
}
