import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartRefused } from '../../start/start-refused.ts'
import { chooseAccount } from './cluster-account.ts'
import { findBinaries } from './cluster-binaries.ts'
import { guardCluster, initCluster } from './cluster-init.ts'
import {
  endWithUs,
  isPostgresOn,
  readPostmaster,
  stopPostmaster,
  type Postmaster,
} from './cluster-process.ts'
import { launchPostgres } from './cluster-launch.ts'
import { makeLogins } from './cluster-logins.ts'
import { keepClusterSecrets, type ClusterSecrets } from './cluster-secrets.ts'
import { watchCluster } from './cluster-watch.ts'
import { lockDataDir } from '../data-dir-lock.ts'

/** A running built-in PostgreSQL. */
export interface Cluster {
  /** The process that was started or adopted first. */
  pid: number
  port: number
  superuserUrl: string
  ownerUrl: string
  appUrl: string
  /** Stops PostgreSQL and gives DATA_DIR back. Call it last. */
  stop(): Promise<void>
}

export interface ClusterOptions {
  /** Off in tests only: data need not survive the machine. */
  durable?: boolean
  /** How to give DATA_DIR back, when the caller has locked it already. */
  unlock?: (() => void) | undefined
  /** Told when PostgreSQL ended by itself. */
  report?(error: unknown): void
}

/** Starts the built-in PostgreSQL of `dataDir`, or adopts the one that a crash left (safety 34). */
export async function openCluster(dataDir: string, options: ClusterOptions = {}): Promise<Cluster> {
  const { durable = true, report = () => {} } = options
  const unlock = options.unlock ?? (await lockDataDir(dataDir))
  try {
    const folder = join(dataDir, 'postgres')
    const exists = guardCluster(folder)
    const secrets = keepClusterSecrets(dataDir, exists)
    const place = { dataDir, folder, secrets, durable }
    const left = exists ? await adopt(folder, secrets) : undefined
    const postmaster = left ?? (await startFresh(place, exists))
    const startAgain = async () => (await startFresh(place, true, postmaster.port)).pid
    return await serve(postmaster, { secrets, unlock, startAgain, report })
  } catch (error) {
    unlock()
    throw error
  }
}

interface Place {
  dataDir: string
  folder: string
  secrets: ClusterSecrets
  durable: boolean
}

async function startFresh(place: Place, exists: boolean, port?: number): Promise<Postmaster> {
  const { dataDir, folder, secrets, durable } = place
  const binaries = await findBinaries()
  const account = await chooseAccount(binaries, dataDir, folder)
  if (!exists) await initCluster({ dataDir, folder, binaries, account, secrets, durable })
  return launchPostgres({
    dataDir,
    folder,
    binaries,
    account,
    durable,
    port,
    isReady: (ready) => answers(ready, secrets),
  })
}

interface Service {
  secrets: ClusterSecrets
  unlock(): void
  startAgain(): Promise<number>
  report(error: unknown): void
}

async function serve(
  { pid, port, socketFolder }: Postmaster,
  { secrets, unlock, startAgain, report }: Service,
): Promise<Cluster> {
  // A Unix socket answers half as many times again as TCP on the same machine.
  const way = socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : ''
  const url = (user: string, password: string, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}${way}`
  endWithUs(pid)
  const watch = watchCluster({ pid, startAgain, report })
  const end = async () => {
    const running = await watch.end()
    if (running !== undefined) await stopPostmaster(running)
    unlock()
  }
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= end())
  const superuserUrl = url('postgres', secrets.superuser, 'postgres')
  try {
    await makeLogins(superuserUrl, secrets)
  } catch (error) {
    await stop()
    throw error
  }
  const ownerUrl = url('owner', secrets.owner, 'maidah')
  return { pid, port, superuserUrl, ownerUrl, appUrl: url('app', secrets.app, 'maidah'), stop }
}

async function adopt(folder: string, secrets: ClusterSecrets): Promise<Postmaster | undefined> {
  const left = readPostmaster(folder)
  if (!left) return undefined
  // It may still be recovering, or ending.
  const until = Date.now() + 10_000
  while (isPostgresOn(folder, left.pid) && Date.now() < until) {
    const answer = await answers(left.port, secrets)
    if (answer === true) return left
    if (answer === 'wrong password') break
    await wait(50)
  }
  if (isPostgresOn(folder, left.pid)) await stopPostmaster(left.pid)
  if (isPostgresOn(folder, left.pid)) {
    throw new StartRefused(`A PostgreSQL (process ${left.pid}) runs on ${folder} and does not end: stop it.`)
  }
  rmSync(join(folder, 'postmaster.pid'), { force: true })
  return undefined
}

async function answers(port: number, secrets: ClusterSecrets): Promise<boolean | 'wrong password'> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    database: 'postgres',
    password: secrets.superuser,
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    const { code } = error as { code?: string }
    return code === '28P01' ? 'wrong password' : false
  }
}
