import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BookLine } from './book-line.ts'
import { Books } from './books.ts'
import { openJournal } from './journal.ts'

export interface OpenBooks {
  readonly books: Books
  /** Takes a line: it counts at once, and the returned number tells when it is on disk. */
  write(line: BookLine): number
  durable(seq: number): Promise<void>
  close(): Promise<void>
}

/** Takes a folder (made when missing); returns its books, replayed. Throws when a line cannot be read. */
export async function openBooks(folder: string, fsync: boolean): Promise<OpenBooks> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { lines, journal } = await openJournal(join(folder, 'books.jsonl'), fsync)
  const books = new Books()
  for (const line of lines) books.apply(line as BookLine, 0)
  return {
    books,
    write(line) {
      const seq = journal.append(line)
      books.apply(line, seq)
      return seq
    },
    durable: (seq) => journal.durable(seq),
    close: () => journal.close(),
  }
}
