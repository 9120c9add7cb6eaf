import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { tryFileLock } from '#server/database/file-lock.ts'
import { StartRefused } from '#server/start/start-refused.ts'
import { readInputs } from './build-inputs.ts'

/** What a start loads, in `build/server`. */
export const serverEntry = 'main.js'

/** What is built on its own, into `build/<name>`. */
interface Part {
  readonly name: string
  /** Where it begins; a project without this file has no such part. */
  readonly source: string
  /** What its build begins with. */
  readonly entry: string
  /** Files of its build, named by what is in them, that those who began with an earlier build may still ask for. */
  readonly assets: string
  /** Builds it into `build/<name>`. */
  readonly build: Build
}

/** How one part is built, in the project's folder. */
type Build = (root: string, name: string) => Promise<void>

const app = (name: string): Part => ({
  name,
  source: `${name}/react-router.config.ts`,
  entry: 'server/index.js',
  assets: 'client/_s',
  build: runReactRouter,
})

const parts: readonly Part[] = [
  app('storefront'),
  app('console'),
  app('platform'),
  {
    name: 'server',
    source: 'server/start/main.ts',
    entry: serverEntry,
    assets: 'chunks',
    build: buildServer,
  },
]

/** Kept beside a build: what it was made of, and the assets of the last builds, newest first. */
interface BuildNote {
  inputs: string
  assets: string[][]
}

/** Takes the project's folder; builds each part whose build is missing or older than what it is made of; returns the names of what it built. */
export async function buildProduct(
  root: string,
  tell: (line: string) => void,
  runBuild?: Build,
): Promise<string[]> {
  const there = parts.filter(({ source }) => existsSync(join(root, source)))
  mkdirSync(join(root, 'build'), { recursive: true })
  if ((await findOutdated(root, there)).length === 0) return []
  const unlock = await lockBuild(root)
  try {
    const outdated = await findOutdated(root, there)
    const names = outdated.map(({ name }) => name)
    if (names.length > 0) tell(`Building ${names.join(', ')} …`)
    await Promise.all(outdated.map((part) => build(root, part, runBuild ?? part.build)))
    return names
  } finally {
    unlock()
  }
}

async function findOutdated(root: string, there: readonly Part[]): Promise<readonly Part[]> {
  const inputsOf = readInputs(root)
  const fresh = await Promise.all(there.map((part) => isFresh(root, part, inputsOf)))
  return there.filter((_, index) => !fresh[index])
}

async function isFresh(
  root: string,
  { name, entry }: Part,
  inputsOf: (name: string) => string,
): Promise<boolean> {
  const note = await readNote(root, name)
  return existsSync(join(root, 'build', name, entry)) && note?.inputs === inputsOf(name)
}

async function readNote(root: string, name: string): Promise<BuildNote | undefined> {
  const text = await readFile(join(root, 'build', `${name}.json`), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as BuildNote)
}

// Another start may be building: its result is ours too.
async function lockBuild(root: string): Promise<() => void> {
  for (;;) {
    const unlock = tryFileLock(join(root, 'build', 'lock'))
    if (unlock) return unlock
    await wait(200)
  }
}

async function build(root: string, { name, assets }: Part, runBuild: Build): Promise<void> {
  const place = join(root, 'build', name)
  const former = join(root, 'build', `${name}.former`)
  const note = await readNote(root, name)
  const inputs = readInputs(root)(name)
  if (note) {
    // Noted as unfinished first: a build that dies leaves no note that calls it fresh.
    await writeNote(root, name, { ...note, inputs: '' })
    // What a build that died had put aside is still there and stays.
    if (existsSync(join(place, assets))) await cp(join(place, assets), former, { recursive: true })
  }
  await runBuild(root, name)
  const made = await readdir(join(place, assets))
  const recent = [made, ...(note?.assets ?? [])].slice(0, 3)
  await bringBack(former, join(place, assets), new Set(recent.flat()))
  await writeNote(root, name, { inputs, assets: recent })
}

// Pages that people have open ask for the assets of their own build (safety 32), and so does a server that still runs.
async function bringBack(former: string, place: string, wanted: Set<string>): Promise<void> {
  if (!existsSync(former)) return
  for (const name of await readdir(former)) {
    if (wanted.has(name) && !existsSync(join(place, name))) await cp(join(former, name), join(place, name))
  }
  await rm(former, { recursive: true, force: true })
}

async function writeNote(root: string, name: string, note: BuildNote): Promise<void> {
  const file = join(root, 'build', `${name}.json`)
  await writeFile(`${file}.new`, JSON.stringify(note))
  await rename(`${file}.new`, file)
}

function runReactRouter(root: string, name: string): Promise<void> {
  const require = createRequire(join(root, 'package.json'))
  const program = join(dirname(require.resolve('@react-router/dev/package.json')), 'bin.cjs')
  return runProgram(root, name, [program, 'build', name])
}

function buildServer(root: string, name: string): Promise<void> {
  return runProgram(root, name, [fileURLToPath(new URL('build-server.ts', import.meta.url)), root])
}

async function runProgram(root: string, name: string, args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' }
  await new Promise<void>((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root, env, maxBuffer: 1e8 }, (error, out, err) => {
      if (error) reject(new StartRefused(`The part ${name} could not be built:\n${out}\n${err}`))
      else resolve()
    })
  })
}
