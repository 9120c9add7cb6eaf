import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { minuteMs } from '#domain/core/durations.ts'
import { StartRefused } from '../../start/start-refused.ts'
import type { ClusterAccount } from './cluster-account.ts'
import type { Binaries } from './cluster-binaries.ts'
import {
  endWithUs,
  forget,
  isAlive,
  readPostmaster,
  stopPostmaster,
  type Postmaster,
} from './cluster-process.ts'

interface Launch {
  dataDir: string
  folder: string
  binaries: Binaries
  account: ClusterAccount
  durable: boolean
  /** The port to come back on; a free one when none is given. */
  port?: number | undefined
  isReady(port: number): Promise<boolean | 'wrong password'>
}

// For a small machine that also runs the product; on the command line, so that they change with the code.
const settings = [
  'shared_buffers=128MB',
  'max_connections=100',
  'max_wal_size=1GB',
  'checkpoint_timeout=15min',
  'random_page_cost=1.1',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'io_method=sync',
  // plans made while a table was nearly empty are not kept for a minute of a busy evening (decision 0193)
  'autovacuum_naptime=5s',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_line_prefix=%m [%p] ',
]

/** Starts PostgreSQL in a process group of its own, on 127.0.0.1, and waits until it answers. */
export async function launchPostgres(launch: Launch): Promise<Postmaster> {
  const logFile = join(launch.dataDir, 'postgres.log')
  const tooLong = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000
  const socketFolder = makeSocketFolder(launch)
  let said = ''
  for (let attempt = 0; attempt < 5; attempt++) {
    const log = openSync(logFile, tooLong ? 'w' : 'a', 0o600)
    const from = statSync(logFile).size
    const port = launch.port ?? (await findFreePort())
    const running = spawnPostgres(launch, { port, socketFolder, log })
    closeSync(log)
    if (await becomesReady(launch, running, port)) return { pid: running.pid, port, socketFolder }
    said = readFileSync(logFile).subarray(from).toString()
    // Another program may have taken the port, or the last one's shared memory may not be free yet.
    if (!/could not bind|Address already in use|still in use|lock file/.test(said)) break
    await wait(200)
  }
  const line =
    said.split('\n').find((text) => /FATAL|error|Error/.test(text)) ?? said.trim().split('\n').at(-1)
  throw new StartRefused(`PostgreSQL did not start on ${launch.folder} (${line ?? ''}): see ${logFile}.`)
}

interface Running {
  pid: number
  ended: boolean
}

// Nobody else can enter it; a system allows about 100 characters for the path of a socket.
function makeSocketFolder({ dataDir, account }: Launch): string {
  const folder = join(dataDir, 'socket')
  if (process.platform === 'win32' || Buffer.byteLength(folder) > 85) return ''
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  account.own(folder)
  return folder
}

interface Place {
  port: number
  socketFolder: string
  log: number
}

function spawnPostgres(
  { folder, binaries, account, durable }: Launch,
  { port, socketFolder, log }: Place,
): Running {
  const own = [...settings, `unix_socket_directories=${socketFolder}`]
  const all = durable ? own : [...own, 'fsync=off', 'full_page_writes=off', 'synchronous_commit=off']
  const flags = all.flatMap((setting) => ['-c', setting])
  const [file, args] = account.command(binaries.postgres, [
    '-D',
    folder,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    ...flags,
  ])
  const child = spawn(file, args, {
    ...account.ids,
    cwd: folder,
    env: programEnv(),
    detached: true,
    stdio: ['ignore', log, log],
  })
  const running: Running = { pid: child.pid ?? 0, ended: child.pid === undefined }
  child.once('error', () => (running.ended = true))
  child.once('exit', () => (running.ended = true))
  child.unref()
  if (child.pid !== undefined) {
    endWithUs(child.pid)
    child.once('exit', () => forget(running.pid))
  }
  return running
}

async function becomesReady(launch: Launch, running: Running, port: number): Promise<boolean> {
  const until = Date.now() + minuteMs
  while (!running.ended && isAlive(running.pid) && Date.now() < until) {
    const ours = readPostmaster(launch.folder)?.pid === running.pid
    const answer = ours && (await launch.isReady(port))
    if (answer === true) return true
    if (answer === 'wrong password') {
      await stopPostmaster(running.pid)
      throw new StartRefused(
        `The passwords in ${launch.dataDir} are not those of its database: restore database.json.`,
      )
    }
    await wait(10)
  }
  if (!running.ended && isAlive(running.pid)) process.kill(running.pid, 'SIGQUIT')
  return false
}

/** PostgreSQL's programs see none of our secrets, and no locale or PG… setting of the machine. */
export function programEnv(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)))
    })
  })
}
