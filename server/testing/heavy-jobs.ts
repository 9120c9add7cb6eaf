import { getPriority } from 'node:os'

// Work of each kind for the tests of the heavy thread.

export const double = ({ number }: { number: number }) => number * 2

export function fail(): never {
  throw new RangeError('not drawn')
}

export function exitThread(): void {
  process.exit(1)
}

export function fillMemory(): number {
  const rows: object[] = []
  for (;;) rows.push({ row: rows.length, more: [rows.length] })
}

export function hang(): never {
  for (;;);
}

/** A document that says how often one was made. */
let made = 0
export function makeDocument({ words }: { words: string }): Uint8Array<ArrayBuffer> {
  made += 1
  return new Uint8Array(new TextEncoder().encode(`${words} ${made}`))
}

export const niceness = () => getPriority(0)
