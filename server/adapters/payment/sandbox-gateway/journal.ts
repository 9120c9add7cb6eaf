import { appendFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'

interface Waiter {
  readonly seq: number
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * An append-only file of JSON lines. Lines that arrive while one write is under way go down together with the
 * next (group commit), so that a disk which syncs 200 times a second still takes thousands of lines.
 */
export class Journal {
  readonly #file: FileHandle
  readonly #fsync: boolean
  #buffer: string[] = []
  #waiters: Waiter[] = []
  #seq = 0
  #durable = 0
  #flushing: Promise<void> | undefined
  #broken: unknown

  constructor(file: FileHandle, fsync: boolean) {
    this.#file = file
    this.#fsync = fsync
  }

  /** Takes a line; returns its number. It is on disk when `durable` of that number has resolved. */
  append(line: object): number {
    this.#buffer.push(`${JSON.stringify(line)}\n`)
    this.#seq += 1
    this.#flushing ??= this.#flush()
    return this.#seq
  }

  /** Resolves when the line of that number is on disk; rejects for ever once a write has failed. */
  durable(seq: number): Promise<void> {
    if (this.#broken !== undefined) return Promise.reject(this.#broken)
    if (seq <= this.#durable) return Promise.resolve()
    return new Promise((resolve, reject) => this.#waiters.push({ seq, resolve, reject }))
  }

  async close(): Promise<void> {
    await this.#flushing
    await this.#file.close()
  }

  async #flush(): Promise<void> {
    // one turn of the loop first: what the same turn decides goes down in one write
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#buffer.length > 0 && this.#broken === undefined) {
      const chunk = this.#buffer.join('')
      const upTo = this.#seq
      this.#buffer = []
      try {
        // into the system's cache, sooner done than another thread is woken for it; only the disk is waited for
        appendFileSync(this.#file.fd, chunk)
        if (this.#fsync) await this.#file.datasync()
        this.#durable = upTo
      } catch (error) {
        this.#broken = error
      }
      this.#release()
    }
    this.#flushing = undefined
  }

  #release(): void {
    const waiters = this.#waiters
    this.#waiters = []
    for (const waiter of waiters) {
      if (this.#broken !== undefined) waiter.reject(this.#broken)
      else if (waiter.seq <= this.#durable) waiter.resolve()
      else this.#waiters.push(waiter)
    }
  }
}

/**
 * Takes a file's path; returns the lines in it and the journal that continues it. A half-written last line
 * (the process died in the middle of it, so nobody was answered) is cut off; any other broken line throws.
 */
export async function openJournal(
  path: string,
  fsync: boolean,
): Promise<{ lines: unknown[]; journal: Journal }> {
  const file = await open(path, 'a+', 0o600)
  const text = await file.readFile('utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) await file.truncate(Buffer.byteLength(whole))
  const lines = whole.split('\n').filter((line) => line !== '')
  return { lines: lines.map((line, i) => parseLine(line, i + 1, path)), journal: new Journal(file, fsync) }
}

function parseLine(line: string, number: number, path: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error(`The sandbox gateway's books are damaged: line ${number} of ${path} cannot be read.`)
  }
}
