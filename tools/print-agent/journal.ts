import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { makeId } from '#server/core/make-id.ts'

/** How far a claimed ticket is: nothing was written to the printer yet; something may be; all of it was. */
export type JournalStep = 'got' | 'writing' | 'written'

/** What this program knows of the tickets that it claimed, on its disk: a fall forgets nothing that was noted. */
export interface Journal {
  /** Names this journal to the server: another one knows nothing of these claims. */
  readonly id: string
  readonly steps: ReadonlyMap<string, JournalStep>
  /** Notes a step; it is on the disk when this returns. */
  note(claim: string, step: JournalStep): void
  /** The server knows what became of them. */
  forget(claims: readonly string[]): void
  close(): void
}

const longest = 500

/** Takes a folder; opens the journal there, or begins one. A last line that was not written whole was never noted. */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'journal.jsonl')
  const { id, steps } = readJournal(path)
  let lines = 0
  let file = rewrite(path, id, steps)
  const append = (line: object) => {
    writeSync(file, `${JSON.stringify(line)}\n`)
    fsyncSync(file)
    lines += 1
  }
  return {
    id,
    steps,
    note(claim, step) {
      steps.set(claim, step)
      append({ claim, step })
    },
    forget(claims) {
      const known = claims.filter((claim) => steps.delete(claim))
      if (known.length > 0) append({ told: known })
      if (lines < longest) return
      closeSync(file)
      file = rewrite(path, id, steps)
      lines = 0
    },
    close: () => closeSync(file),
  }
}

function readJournal(path: string): { id: string; steps: Map<string, JournalStep> } {
  const steps = new Map<string, JournalStep>()
  let id: string | undefined
  for (const line of readLines(path)) {
    const known = parse(line)
    if (typeof known['journal'] === 'string') id = known['journal']
    if (typeof known['claim'] === 'string') steps.set(known['claim'], known['step'] as JournalStep)
    if (Array.isArray(known['told'])) for (const claim of known['told']) steps.delete(String(claim))
  }
  // without its name nothing in it can be trusted to be whole
  return id === undefined ? { id: makeId(), steps: new Map() } : { id, steps }
}

function readLines(path: string): string[] {
  try {
    // what stands behind the last line break was not written whole
    return readFileSync(path, 'utf8').split('\n').slice(0, -1)
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return []
    throw error
  }
}

function parse(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Writes what is left of it beside it and puts that in its place: a fall in between leaves one of the two, whole. */
function rewrite(path: string, id: string, steps: ReadonlyMap<string, JournalStep>): number {
  const fresh = `${path}.new`
  const file = openSync(fresh, 'w', 0o600)
  const lines = [{ journal: id }, ...[...steps].map(([claim, step]) => ({ claim, step }))]
  writeSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  fsyncSync(file)
  closeSync(file)
  renameSync(fresh, path)
  return openSync(path, 'a', 0o600)
}
