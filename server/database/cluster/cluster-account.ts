import { execFile } from 'node:child_process'
import { chownSync, readFileSync, statSync } from 'node:fs'
import { promisify } from 'node:util'
import { StartRefused } from '../../start/start-refused.ts'
import type { Binaries } from './cluster-binaries.ts'

/** How PostgreSQL's programs are run here: it refuses to run as root, so root needs a way around. */
export interface ClusterAccount {
  /** The program and arguments that run `program` in the name of this account. */
  command(program: string, args: string[]): [string, string[]]
  /** Added to the options of the child process. */
  ids: { uid?: number; gid?: number }
  /** Gives a new file or folder to the account. */
  own(path: string): void
}

const run = promisify(execFile)
const plain: ClusterAccount = { command: (program, args) => [program, args], ids: {}, own() {} }

/**
 * The way that works on this machine: as we are; as root inside a user namespace (also in a folder that other
 * accounts cannot enter); as another account. `clusterFolder` may exist already: its owner then decides.
 */
export async function chooseAccount(
  binaries: Binaries,
  dataDir: string,
  clusterFolder: string,
): Promise<ClusterAccount> {
  if (process.getuid?.() !== 0) return plain
  const owner = statSync(clusterFolder, { throwIfNoEntry: false })
  const others = readAccounts()
  const candidates = owner?.uid ? [] : [inNamespace(others[0] ?? { uid: 65534, gid: 65534 })]
  if (owner?.uid) candidates.push(asAccount(owner))
  else if (!owner) candidates.push(...others.map(asAccount))
  for (const account of candidates) {
    if (await canRun(account, binaries.postgres, dataDir)) return account
  }
  throw new StartRefused(
    'PostgreSQL does not run as root and no other way worked here: start as a plain user, or set DATABASE_URL.',
  )
}

interface Ids {
  uid: number
  gid: number
}

function inNamespace({ uid, gid }: Ids): ClusterAccount {
  const options = ['--user', `--map-user=${uid}`, `--map-group=${gid}`]
  return { command: (program, args) => ['unshare', [...options, program, ...args]], ids: {}, own() {} }
}

function asAccount({ uid, gid }: Ids): ClusterAccount {
  return { ...plain, ids: { uid, gid }, own: (path) => chownSync(path, uid, gid) }
}

// Also whether it can enter the folder: that is what a private folder of root's refuses.
async function canRun(account: ClusterAccount, postgres: string, dataDir: string): Promise<boolean> {
  const [file, args] = account.command('sh', ['-c', 'cd "$1" && "$2" --version', 'sh', dataDir, postgres])
  return run(file, args, { ...account.ids, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

// initdb looks its own account up by number, so only listed ones serve: PostgreSQL's, people's, nobody.
function readAccounts(): Ids[] {
  const rank = (name: string, uid: number) =>
    name === 'postgres' ? 0 : name === 'nobody' ? 2 : uid >= 1000 ? 1 : 3
  let text = ''
  try {
    text = readFileSync('/etc/passwd', 'utf8')
  } catch {
    return []
  }
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ uid: Number(uid), gid: Number(gid), rank: rank(name, Number(uid)) }))
    .filter(({ uid, gid, rank: r }) => uid > 0 && gid > 0 && r < 3)
    .sort((a, b) => a.rank - b.rank)
}
