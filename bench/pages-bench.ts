import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BenchProduct } from './bench-product.ts'
import { restaurants } from './bench-product.ts'
import { startFlags } from '#tools/test-product.ts'
import { callRequest, pageRequest } from './browser-request.ts'
import type { FloodOrder, FloodOutcome } from './flood.ts'
import { HttpConnection, type Reply } from './http-connection.ts'
import type { PlainPage } from './plain-server.ts'
import { figure, median, shareOf, type ReportRow } from './report.ts'
import { cores, processorSeconds, runScript, startScript } from './run-process.ts'

/** One kind of request, from both restaurants in turn. */
export interface PageLoad {
  readonly what: string
  readonly connections: number
  readonly seconds: number
  /** Before the first round, of both sides: V8 compiles what runs often while it runs. */
  readonly warmSeconds: number
  readonly requests: (host: string) => string
}

export const menuPage: PageLoad = {
  what: 'menu page of 100 items',
  connections: 64,
  seconds: 4,
  warmSeconds: 4,
  requests: (host) => pageRequest(host, '/menu'),
}
export const menuCall: PageLoad = {
  what: 'JSON menu call, 100 items',
  connections: 32,
  seconds: 4,
  warmSeconds: 4,
  requests: (host) => callRequest(host, 'GET', '/api/v1/menu?type=pickup'),
}

const rounds = 3

type Run = FloodOutcome & { readonly microseconds: number }

/** What a load came to: medians of alternating runs of the product and of a plain Node server with the same bytes. */
export interface LoadFigures {
  readonly ours: number
  readonly limit: number
  readonly p50: number
  readonly p99: number
  /** Microseconds of processor time per answer; tells more than the rate on a busy machine. */
  readonly processor: { readonly ours: number; readonly limit: number }
  /** Bytes on the wire of one answer, head and body. */
  readonly bytes: number
}

/** Takes the product and a load; runs both sides in turn, three times. Throws when an answer was not 200. */
export async function compareWithPlain(bench: BenchProduct, load: PageLoad): Promise<LoadFigures> {
  const hosts = restaurants.map((name) => `${name}:${bench.product.port}`)
  const replies = await sampleReplies(bench.product.port, hosts.map(load.requests))
  const plain = await startPlain(
    bench.dataDir,
    hosts.map((host, i) => plainPage(host, replies[i])),
  )
  const run = async (port: number, pid: number, seconds: number) => {
    const { connections } = load
    const before = processorSeconds(pid)
    const order: FloodOrder = {
      port,
      connections,
      seconds,
      warmSeconds: 1,
      requests: hosts.map(load.requests),
    }
    const outcome = await runScript<FloodOutcome>('./flood.ts', order)
    if (Object.keys(outcome.wrong).length > 0)
      throw new Error(`${load.what}: not all answers were 200: ${JSON.stringify(outcome.wrong)}`)
    const used = (processorSeconds(pid) ?? Number.NaN) - (before ?? Number.NaN)
    return { ...outcome, microseconds: (used / outcome.answers) * 1e6 }
  }
  try {
    const ours: Run[] = []
    const limits: Run[] = []
    await run(bench.product.port, bench.product.pid, load.warmSeconds)
    await run(plain.port, plain.pid, load.warmSeconds)
    for (let round = 0; round < rounds; round++) {
      ours.push(await run(bench.product.port, bench.product.pid, load.seconds))
      limits.push(await run(plain.port, plain.pid, load.seconds))
    }
    const of = (runs: Run[], pick: (one: Run) => number) => median(runs.map(pick))
    return {
      ours: of(ours, (one) => one.perSecond),
      limit: of(limits, (one) => one.perSecond),
      p50: of(ours, (one) => one.p50),
      p99: of(ours, (one) => one.p99),
      processor: { ours: of(ours, (one) => one.microseconds), limit: of(limits, (one) => one.microseconds) },
      bytes: median(replies.map(({ head, body }) => head.length + 4 + body.length)),
    }
  } finally {
    plain.stop()
  }
}

/** Takes a load's name, its figures and its bar; returns the table's line. */
export function pageRow(
  what: string,
  figures: LoadFigures,
  bar: string,
  met: boolean | undefined,
): ReportRow {
  const { ours, limit, p50, bytes, processor } = figures
  return {
    what: `${what} (${figure(bytes / 1024, 'KB')}, p50 ${figure(p50, 'ms')}, processor ${figure(processor.ours, 'µs')} against ${figure(processor.limit, 'µs')})`,
    ours: figure(ours, '/s'),
    limit: figure(limit, '/s'),
    share: shareOf(ours, limit),
    bar,
    met,
  }
}

async function sampleReplies(port: number, requests: string[]): Promise<Reply[]> {
  const connection = await HttpConnection.open(port)
  const replies: Reply[] = []
  // the third answer of a kept page is the one that all later visitors get
  for (let round = 0; round < 3; round++) {
    replies.length = 0
    for (const request of requests) replies.push(await connection.ask(request))
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  connection.close()
  return replies
}

function plainPage(host: string, reply: Reply | undefined): PlainPage {
  if (reply?.status !== 200) throw new Error(`${host} answered ${reply?.status}`)
  const headers = reply.head
    .split('\r\n')
    .slice(1)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
    // Node adds these itself, as it does for the product
    .filter(([name = '']) => !/^(date|connection|keep-alive|transfer-encoding|content-length)$/i.test(name))
  return {
    host,
    headers: [...headers.flat(), 'content-length', String(reply.body.length)],
    body: reply.body.toString('base64'),
  }
}

async function startPlain(
  folder: string,
  pages: PlainPage[],
): Promise<{ port: number; pid: number; stop: () => void }> {
  const file = join(folder, 'plain-pages.json')
  await writeFile(file, JSON.stringify(pages))
  // with the memory that the product has: Node is faster with less of it
  const child = startScript('./plain-server.ts', [file], cores.server, startFlags)
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { port: Number(line.toString()), pid: child.pid ?? 0, stop: () => child.kill() }
}
