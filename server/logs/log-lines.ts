import { writeSync } from 'node:fs'

/** So much may wait for a reader that does not keep up; what comes beyond it is counted instead. */
const mostWaiting = 1_000_000

/**
 * Standard output as a log uses it: in order, at once when it is told to, and never worth a server. A reader that is gone
 * ends the log alone; the library's own writer tries again for ever then, and the process stands still.
 */
export class LogLines {
  #waiting: Buffer[] = []
  #bytes = 0
  #dropped = 0
  #gone = false
  readonly #put: (bytes: Buffer) => number

  /** Takes what writes some of the bytes and returns how many; standard output's descriptor when left out. */
  constructor(put: (bytes: Buffer) => number = (bytes) => writeSync(1, bytes)) {
    this.#put = put
  }

  /** How many bytes wait to be written. */
  get bytes(): number {
    return this.#bytes
  }

  add(line: string): void {
    if (this.#gone) return
    const bytes = Buffer.from(line)
    if (this.#bytes + bytes.length > mostWaiting) this.#dropped += 1
    else this.#keep(bytes)
  }

  /** Writes what waits; returns whether all of it is written, or lost for good. */
  flush(): boolean {
    let rest = Buffer.concat(this.#waiting)
    try {
      while (rest.length > 0) rest = rest.subarray(this.#put(rest))
    } catch (error) {
      this.#gone = (error as NodeJS.ErrnoException).code !== 'EAGAIN'
      if (this.#gone) rest = Buffer.alloc(0)
    }
    this.#waiting = []
    this.#bytes = 0
    if (rest.length > 0) this.#keep(rest)
    else if (this.#dropped > 0) this.#tellDropped()
    return this.#bytes === 0
  }

  #keep(bytes: Buffer): void {
    this.#waiting.push(bytes)
    this.#bytes += bytes.length
  }

  #tellDropped(): void {
    const lines = this.#dropped
    this.#dropped = 0
    this.#keep(
      Buffer.from(
        `${JSON.stringify({ level: 40, time: Date.now(), lines, msg: 'lines were lost: nobody read them' })}\n`,
      ),
    )
  }
}
