import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6, Socket } from 'node:net'

/** What kept a ticket from being written. */
export type PrinterTrouble = 'unreachable' | 'paper' | 'cover' | 'stopped'

/** Nothing was written: the ticket can wait as it is. */
export class NotWritten extends Error {
  readonly trouble: PrinterTrouble
  constructor(trouble: PrinterTrouble) {
    super(trouble)
    this.trouble = trouble
  }
}

/** How long each step may take, ms. */
export interface PrinterPatience {
  readonly connect: number
  /** For what a printer says of itself at once. */
  readonly status: number
  /** Until the last line is on paper. */
  readonly print: number
}

export const usualPatience: PrinterPatience = { connect: 5000, status: 1500, print: 60_000 }

const near = new BlockList()
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['127.0.0.0', 8],
] as const)
  near.addSubnet(net, bits, 'ipv4')
near.addSubnet('fc00::', 7, 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')
near.addAddress('::1', 'ipv6')

/** Asks now, in the middle of anything: why it is off line (2), and its paper (4). */
const askOffline = Buffer.from([0x10, 0x04, 2])
const askPaper = Buffer.from([0x10, 0x04, 4])
/** Answered when the printer comes to it, behind all that was sent before. */
const askAtEnd = Buffer.from([0x1d, 0x72, 1])
const pieceBytes = 4096

/** Takes host:port in the shop's own network; returns a connection to write one ticket. Throws NotWritten. */
export async function openPrinter(address: string, patience: PrinterPatience): Promise<PrinterLink> {
  const at = address.lastIndexOf(':')
  const host = await addressOf(address.slice(0, at))
  const link = new PrinterLink(patience)
  await link.connect(host, Number(address.slice(at + 1)))
  return link
}

/** The server names the address: a program inside a shop's network goes to nothing outside of it. */
async function addressOf(host: string): Promise<string> {
  const found = await lookup(host).catch(() => undefined)
  if (!found || !near.check(found.address, isIPv6(found.address) ? 'ipv6' : 'ipv4'))
    throw new NotWritten('unreachable')
  return found.address
}

class PrinterLink {
  readonly #socket = new Socket()
  readonly #patience: PrinterPatience
  readonly #answers: number[] = []
  #wake: () => void = () => {}
  #failed: Error | undefined
  #speaks = false

  constructor(patience: PrinterPatience) {
    this.#patience = patience
    this.#socket.on('data', (bytes: Buffer) => {
      this.#answers.push(...bytes)
      this.#wake()
    })
    const fail = (error: Error) => {
      this.#failed ??= error
      this.#wake()
    }
    this.#socket.setNoDelay(true)
    this.#socket.on('error', fail)
    this.#socket.on('close', () => fail(new Error('the printer closed the connection')))
  }

  async connect(host: string, port: number): Promise<void> {
    const connected = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), this.#patience.connect)
      const done = (well: boolean) => {
        clearTimeout(timer)
        resolve(well)
      }
      this.#socket.once('error', () => done(false)).connect({ host, port }, () => done(true))
    })
    if (await connected) return
    this.close()
    throw new NotWritten('unreachable')
  }

  /** Throws NotWritten when the printer says that it cannot print; one that says nothing of itself is tried. */
  async check(): Promise<void> {
    const offline = await this.#ask(askOffline, this.#patience.status)
    if (offline === undefined && !this.#failed) return
    const paper = offline === undefined ? undefined : await this.#ask(askPaper, this.#patience.status)
    this.#speaks = offline !== undefined
    const trouble = this.#failed ? 'unreachable' : troubleOf(offline ?? 0, paper ?? 0)
    if (!trouble) return
    this.close()
    throw new NotWritten(trouble)
  }

  /** Takes the next piece of a ticket; returns what is left of it. Throws when the connection is lost. */
  async write(bytes: Uint8Array): Promise<Uint8Array> {
    this.#answers.length = 0
    const piece = bytes.subarray(0, pieceBytes)
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the printer takes no more')), this.#patience.print)
      const done = (error?: Error | null) => {
        clearTimeout(timer)
        if (error) reject(error)
        else resolve()
      }
      if (this.#failed) return done(this.#failed)
      this.#wake = () => this.#failed && done(this.#failed)
      this.#socket.write(piece, done)
    })
    return bytes.subarray(piece.length)
  }

  /** Returns once the printer has come to the end of the ticket; throws when that is not known. */
  async confirm(): Promise<void> {
    if (this.#speaks) {
      const answer = await this.#ask(askAtEnd, this.#patience.print)
      if (answer === undefined) throw this.#failed ?? new Error('the printer did not come to the end')
    }
    await this.#end()
  }

  close(): void {
    this.#socket.destroy()
  }

  /** Of a printer that says nothing is known that it took all, and that the connection did not break. */
  #end(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, this.#patience.status)
      this.#socket.once('close', (broken) => {
        clearTimeout(timer)
        if (broken && !this.#speaks) reject(new Error('the connection broke'))
        else resolve()
      })
      this.#socket.end()
    })
  }

  async #ask(bytes: Buffer, patience: number): Promise<number | undefined> {
    this.#answers.length = 0
    if (this.#failed) return undefined
    const answered = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patience)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#socket.write(bytes)
    await answered
    this.#wake = () => {}
    return this.#answers.shift()
  }
}

function troubleOf(offline: number, paper: number): PrinterTrouble | undefined {
  if ((offline & 0x04) !== 0) return 'cover'
  if ((offline & 0x20) !== 0 || (paper & 0x60) !== 0) return 'paper'
  return (offline & 0x40) !== 0 ? 'stopped' : undefined
}
