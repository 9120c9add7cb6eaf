import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tryFileLock } from '#server/database/file-lock.ts'
import { StartRefused } from '#server/start-refused.ts'
import { readInputs } from './build-inputs.ts'

const apps = ['storefront', 'console', 'platform']

/** Kept beside a build: what it was made of, and the assets of the last builds, newest first. */
interface BuildNote {
  inputs: string
  assets: string[][]
}

/** How one app is built into build/<app>. */
type Build = (root: string, app: string) => Promise<void>

/** Builds each app whose build is missing or older than what it is made of; returns the apps that it built. */
export async function buildApps(
  root: string,
  tell: (line: string) => void,
  runBuild: Build = runReactRouter,
): Promise<string[]> {
  const there = apps.filter((app) => existsSync(join(root, app, 'react-router.config.ts')))
  mkdirSync(join(root, 'build'), { recursive: true })
  if ((await findOutdated(root, there)).length === 0) return []
  const unlock = await lockBuild(root)
  try {
    const outdated = await findOutdated(root, there)
    if (outdated.length > 0) tell(`Building ${outdated.join(', ')} …`)
    await Promise.all(outdated.map((app) => build(root, app, runBuild)))
    return outdated
  } finally {
    unlock()
  }
}

async function findOutdated(root: string, names: string[]): Promise<string[]> {
  const inputsOf = readInputs(root)
  const fresh = await Promise.all(names.map((app) => isFresh(root, app, inputsOf)))
  return names.filter((_, index) => !fresh[index])
}

async function isFresh(root: string, app: string, inputsOf: (app: string) => string): Promise<boolean> {
  const note = await readNote(root, app)
  return existsSync(join(root, 'build', app, 'server', 'index.js')) && note?.inputs === inputsOf(app)
}

async function readNote(root: string, app: string): Promise<BuildNote | undefined> {
  const text = await readFile(join(root, 'build', `${app}.json`), 'utf8').catch(() => undefined)
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

async function build(root: string, app: string, runBuild: Build): Promise<void> {
  const place = join(root, 'build', app)
  const former = join(root, 'build', `${app}.former`)
  const assets = join('client', '_s')
  const note = await readNote(root, app)
  const inputs = readInputs(root)(app)
  if (note) {
    // Noted as unfinished first: a build that dies leaves no note that calls it fresh.
    await writeNote(root, app, { ...note, inputs: '' })
    // What a build that died had put aside is still there and stays.
    if (existsSync(join(place, assets))) await cp(join(place, assets), former, { recursive: true })
  }
  await runBuild(root, app)
  const made = await readdir(join(place, assets))
  const kept = [made, ...(note?.assets ?? [])].slice(0, 3)
  await bringBack(former, join(place, assets), new Set(kept.flat()))
  await writeNote(root, app, { inputs, assets: kept })
}

// Pages that people have open ask for the assets of their own build (safety 32).
async function bringBack(former: string, place: string, wanted: Set<string>): Promise<void> {
  if (!existsSync(former)) return
  for (const name of await readdir(former)) {
    if (wanted.has(name) && !existsSync(join(place, name))) await cp(join(former, name), join(place, name))
  }
  await rm(former, { recursive: true, force: true })
}

async function writeNote(root: string, app: string, note: BuildNote): Promise<void> {
  const file = join(root, 'build', `${app}.json`)
  await writeFile(`${file}.new`, JSON.stringify(note))
  await rename(`${file}.new`, file)
}

async function runReactRouter(root: string, app: string): Promise<void> {
  const require = createRequire(join(root, 'package.json'))
  const program = join(dirname(require.resolve('@react-router/dev/package.json')), 'bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production' }
  await new Promise<void>((resolve, reject) => {
    execFile(
      process.execPath,
      [program, 'build', app],
      { cwd: root, env, maxBuffer: 1e8 },
      (error, out, err) => {
        if (error) reject(new StartRefused(`The app ${app} could not be built:\n${out}\n${err}`))
        else resolve()
      },
    )
  })
}
