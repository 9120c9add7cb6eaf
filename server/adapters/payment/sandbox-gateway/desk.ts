import { randomBytes } from 'node:crypto'
import type { BookLine } from './book-line.ts'
import type { Books } from './books.ts'
import type { FaultBoard } from './faults.ts'

/** What every act of the gateway works with. */
export interface Desk {
  readonly books: Books
  readonly faults: FaultBoard
  readonly now: () => number
  /** Writes a line; the webhook that it owes leaves once it is on disk. */
  record(line: BookLine): void
  /** Resolves when the line of that number is on disk; nobody is told before. */
  durable(seq: number): Promise<void>
  /** Does something at a time (milliseconds), at once when it has passed. */
  at(time: number, act: () => void): void
}

/** Takes what the id is for ("ses", "pay", "evt"); returns a random one. */
export function newId(kind: string): string {
  return `${kind}_${randomBytes(16).toString('base64url')}`
}
