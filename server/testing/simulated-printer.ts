import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A ticket as it lies under the printer, read back from the raster. */
export interface PrintedTicket {
  readonly width: number
  /** Rows of dots, 1 = black, one byte for eight. */
  readonly rows: readonly Buffer[]
  /** The connection ended before the knife. */
  readonly torn: boolean
}

/** A thermal printer in a shop's network: it knows of ESC/POS what the product sends, and fails on all else. */
export interface SimulatedPrinter {
  readonly address: string
  readonly tickets: readonly PrintedTicket[]
  /** Bytes that it has read so far. */
  received(): number
  /** Bytes that are no command that it knows. */
  readonly strange: readonly string[]
  /** What it says of itself: DLE EOT 2 and 4; silent = nothing at all; endless = it never says that a ticket has ended. */
  say(of: { offline?: number; paper?: number; silent?: boolean; endless?: boolean }): void
  /** Ends all connections, as a fall of the other side does. */
  hangUp(): void
  close(): Promise<void>
}

/** Takes a port (0 = any that is free); returns a printer that listens there. */
export async function startPrinter(port = 0): Promise<SimulatedPrinter> {
  const sockets = new Set<Socket>()
  const tickets: PrintedTicket[] = []
  const strange: string[] = []
  let received = 0
  const said = { offline: 0x12, paper: 0x12, silent: false, endless: false }
  const server = createServer((socket) => {
    sockets.add(socket)
    const reader = readCommands(
      (what) => strange.push(what),
      (answer) => {
        const speaks = !said.silent && !(answer === 'end' && said.endless)
        if (speaks && socket.writable) socket.write(Uint8Array.of(answer === 'end' ? 0 : said[answer]))
      },
    )
    socket.on('data', (bytes: Buffer) => {
      received += bytes.length
      tickets.push(...reader.take(bytes))
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      const rest = reader.rest()
      if (rest) tickets.push(rest)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    tickets,
    received: () => received,
    strange,
    say: (of) => void Object.assign(said, of),
    hangUp: () => {
      for (const socket of sockets) socket.destroy()
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/** Takes what is told of strange bytes and of questions; returns a reader of one connection's bytes. */
function readCommands(report: (what: string) => void, answer: (to: 'offline' | 'paper' | 'end') => void) {
  let held = Buffer.alloc(0)
  let rows: Buffer[] = []
  let width = 0
  const cut: PrintedTicket[] = []

  /** Reads one command from the beginning; returns its length, or 0 when it is not all there. */
  function read(bytes: Buffer): number {
    const [a = 0, b, c, d] = bytes
    if (bytes.length < 2) return 0
    if (a === 0x1b && b === 0x40) return 2
    if (a === 0x1b && b === 0x64) return bytes.length < 3 ? 0 : 3
    if (a === 0x10 && b === 0x04) return bytes.length < 3 ? 0 : ask(c === 2 ? 'offline' : 'paper', 3)
    if (a === 0x1d && b === 0x72) return bytes.length < 3 ? 0 : ask('end', 3)
    if (a === 0x1d && b === 0x56) return bytes.length < 4 ? 0 : knife()
    if (a === 0x1d && b === 0x76 && c === 0x30 && d === 0) return raster(bytes)
    if (bytes.length < 4) return 0
    report(bytes.subarray(0, 8).toString('hex'))
    return 1
  }
  const ask = (to: 'offline' | 'paper' | 'end', length: number) => {
    answer(to)
    return length
  }
  const knife = () => {
    cut.push({ width, rows, torn: false })
    rows = []
    return 4
  }
  function raster(bytes: Buffer): number {
    if (bytes.length < 8) return 0
    const row = bytes.readUInt16LE(4)
    const count = bytes.readUInt16LE(6)
    if (bytes.length < 8 + row * count) return 0
    width = row * 8
    for (let y = 0; y < count; y += 1) rows.push(bytes.subarray(8 + y * row, 8 + (y + 1) * row))
    return 8 + row * count
  }
  return {
    take(bytes: Buffer): PrintedTicket[] {
      held = Buffer.concat([held, bytes])
      for (let length = read(held); length > 0; length = read(held)) held = held.subarray(length)
      return cut.splice(0)
    },
    rest: (): PrintedTicket | undefined =>
      rows.length > 0 || held.length > 0 ? { width, rows, torn: true } : undefined,
  }
}

/** Takes a printed ticket; returns how many white-on-black marks stand on it ("possible duplicate", "order changed"). */
export function countMarks({ rows }: Pick<PrintedTicket, 'rows'>): number {
  let marks = 0
  let black = 0
  for (const row of rows) {
    const dots = row.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
    // letters of a mark leave most of its row black; a rule is black too, but three dots high
    if (dots > row.length * 8 * 0.45) black += 1
    else {
      if (black > 12) marks += 1
      black = 0
    }
  }
  return black > 12 ? marks + 1 : marks
}
