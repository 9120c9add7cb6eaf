import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir, hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { tryFileLock } from '#server/database/file-lock.ts'
import { StartRefused } from '#server/start/start-refused.ts'
import { openJournal } from './print-agent/journal.ts'
import { usualPatience } from './print-agent/printer.ts'
import { PrintAgent } from './print-agent/run-agent.ts'
import { linkServer, pair, ServerRefused } from './print-agent/server-link.ts'
import { tellRefusal } from './tell-refusal.ts'

// `npm run print-agent -- --server https://orders.example.com --code ABCDE-FGHJK`: on a computer in the shop, once with the
// code that the console shows, afterwards without both. It calls the server; nothing in the shop has to be open to outside.

const restMs = 5000
const waitSeconds = 25

interface Paired {
  readonly server: string
  readonly key: string
}

try {
  const { values } = parseArgs({
    options: {
      server: { type: 'string' },
      code: { type: 'string' },
      folder: { type: 'string' },
      name: { type: 'string' },
    },
  })
  const folder = resolve(values.folder ?? join(homedir(), '.print-agent'))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = tryFileLock(join(folder, 'lock'))
  if (!unlock)
    throw new StartRefused(
      `A print agent runs with ${folder} already: stop it first, or name another --folder.`,
    )
  const file = join(folder, 'agent.json')
  const paired = values.code ? await pairHere(values, file) : readPaired(file)
  const agent = new PrintAgent({
    link: linkServer(paired.server, paired.key, { fetch, seconds: waitSeconds }),
    journal: openJournal(folder),
    patience: usualPatience,
    restMs,
    tell: (words) => console.log(`${new Date().toISOString()} ${words}`),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => agent.stop())
  console.log(`Printing for ${paired.server}.`)
  await agent.run()
  unlock()
  process.exit(0)
} catch (error) {
  tellRefusal(
    error instanceof ServerRefused && error.code === 'sign-in-required'
      ? new StartRefused('The key of this program was revoked: pair it anew with --server and --code.')
      : error,
  )
}

async function pairHere(
  of: { server?: string; code?: string; name?: string },
  file: string,
): Promise<Paired> {
  if (!of.server || !of.code) throw new StartRefused('Name the server: --server https://orders.example.com')
  const key = await pair(of.server, { code: of.code, name: of.name ?? hostname() }, fetch).catch(
    (error: unknown) => {
      if (error instanceof ServerRefused)
        throw new StartRefused('This code is wrong, used or over: take a new one from the console.')
      // what fetch() throws when nothing answers, or the address is none
      if (error instanceof TypeError)
        throw new StartRefused(`Nothing answers at ${of.server}: is the address right?`)
      throw error
    },
  )
  const paired = { server: of.server, key }
  writeFileSync(file, JSON.stringify(paired), { mode: 0o600 })
  return paired
}

function readPaired(file: string): Paired {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Paired
  } catch {
    throw new StartRefused('Pair it first: npm run print-agent -- --server https://… --code ABCDE-FGHJK')
  }
}
