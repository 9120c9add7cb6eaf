import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

/** Whether processes can be told their core here: the server gets the first, the load the second. */
export const canPin =
  process.platform === 'linux' && availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0

export const cores = { server: '0', load: '1' } as const

/** Keeps a running process, with all its threads, on one core. */
export function pin(pid: number, core: string): void {
  if (canPin) execFileSync('taskset', ['-acp', core, String(pid)])
}

/** Starts one of this folder's programs on a core; `flags` are Node's. */
export function startScript(file: string, args: string[], core: string, flags: string[] = []): ChildProcess {
  const script = fileURLToPath(new URL(file, import.meta.url))
  const command = canPin
    ? ['taskset', '-c', core, process.execPath, ...flags, script, ...args]
    : [process.execPath, ...flags, script, ...args]
  const [program = '', ...rest] = command
  return spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Runs one of this folder's programs on the load's core to its end; returns what it printed, as JSON. */
export async function runScript<T>(file: string, order: object, core: string = cores.load): Promise<T> {
  const child = startScript(file, [JSON.stringify(order)], core)
  const printed: string[] = []
  child.stdout?.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${file} ended with ${code}`)
  return JSON.parse(printed.join('')) as T
}

/** Memory that a process holds, in MB. */
export function residentMegabytes(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kilobytes) / 1024
}

/** Processor time that a process has used so far, in seconds; undefined where the system does not tell. */
export function processorSeconds(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const ticksPerSecond = 100
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
