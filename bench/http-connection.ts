import { connect, type Socket } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'

/** An answer as it came over the wire. */
export interface Reply {
  readonly status: number
  readonly head: string
  readonly body: Buffer
}

const blankLine = Buffer.from('\r\n\r\n')

/** One keep-alive connection without a parser's weight: the generator must be faster than what it measures. */
export class HttpConnection {
  readonly #socket: Socket
  #kept: Buffer | undefined
  #done: ((reply: Reply) => void) | undefined
  #failed: ((error: Error) => void) | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.#take(chunk))
    socket.on('error', (error) => this.#failed?.(error))
    socket.on('close', () => this.#failed?.(new Error('the connection was closed')))
  }

  /** Connects to the product; each connection may come from a loopback address of its own, as guests do. */
  static open(port: number, localAddress?: string): Promise<HttpConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port, ...(localAddress && { localAddress }) })
      socket.once('error', reject)
      socket.once('connect', () => {
        socket.removeListener('error', reject)
        resolve(new HttpConnection(socket))
      })
    })
  }

  /** Sends a whole request; the next one only after its answer. */
  send(request: string | Buffer, done: (reply: Reply) => void, failed: (error: Error) => void): void {
    this.#done = done
    this.#failed = failed
    this.#socket.write(request)
  }

  ask(request: string | Buffer): Promise<Reply> {
    return new Promise((resolve, reject) => this.send(request, resolve, reject))
  }

  close(): void {
    this.#failed = undefined
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    const bytes = this.#kept ? Buffer.concat([this.#kept, chunk]) : chunk
    const reply = readReply(bytes)
    this.#kept = reply ? undefined : bytes
    if (reply) this.#done?.(reply)
  }
}

/** The answer once it is complete; with a length or in chunks. */
function readReply(bytes: Buffer): Reply | undefined {
  const headEnd = bytes.indexOf(blankLine)
  if (headEnd === -1) return undefined
  const head = bytes.toString('latin1', 0, headEnd)
  const status = Number(head.slice(9, 12))
  const start = headEnd + blankLine.length
  const lengthAt = head.search(/\r\ncontent-length: /i)
  if (lengthAt !== -1) {
    const end = start + Number.parseInt(head.slice(lengthAt + 18, lengthAt + 30), 10)
    return bytes.length < end ? undefined : { status, head, body: bytes.subarray(start, end) }
  }
  if (/\r\ntransfer-encoding: chunked/i.test(head)) {
    const body = readChunks(bytes, start)
    return body && { status, head, body }
  }
  return { status, head, body: bytes.subarray(start, start) }
}

function readChunks(bytes: Buffer, from: number): Buffer | undefined {
  const parts: Buffer[] = []
  let at = from
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd === -1) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    const end = lineEnd + 2 + size
    if (bytes.length < end + 2) return undefined
    if (size === 0) return Buffer.concat(parts)
    parts.push(bytes.subarray(lineEnd + 2, end))
    at = end + 2
  }
}

/** Takes an answer in JSON, which is compressed where it is long; returns what it says. */
export function jsonOf<T>({ head, body }: Reply): T {
  const text = /\r\ncontent-encoding: br/i.test(head) ? brotliDecompressSync(body) : body
  return JSON.parse(text.toString()) as T
}

/** The n-th guest's own loopback address where the system has them (Linux), else none. */
export function guestAddress(n: number): string | undefined {
  if (process.platform !== 'linux') return undefined
  return `127.${1 + (n >> 16)}.${(n >> 8) & 255}.${1 + (n % 254)}`
}
