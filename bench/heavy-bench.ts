import { languages } from '#domain/core/words.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { orderByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor, type Visitor } from '#tools/visitor.ts'
import { restaurants, type BenchProduct } from './bench-product.ts'
import { callRequest, pageRequest } from './browser-request.ts'
import { HttpConnection } from './http-connection.ts'
import { figure, type ReportRow } from './report.ts'
import { residentMegabytes } from './run-process.ts'

const papers = 16
const rounds = 20
const everyMs = 5
const bars = { p99: 25, most: 100, megabytes: 250 }

/**
 * Takes the product; asks for sixteen receipts of one restaurant at once while another one's kept menu is read, and uploads
 * the worst pictures that are taken, while the memory of the server and of what decodes for it is watched. Returns the lines.
 */
export async function heavyRows(bench: BenchProduct): Promise<ReportRow[]> {
  return [...(await receiptRows(bench)), ...(await pictureRows(bench))]
}

async function receiptRows({ product: { port } }: BenchProduct): Promise<ReportRow[]> {
  const [host, other] = restaurants
  const asked: { path: string; cookie: string }[] = []
  for (let i = 0; i < papers; i += 1) {
    const guest = makeVisitor(port, host)
    const order = await orderByApi(guest, `Guest ${i}`)
    asked.push({ path: `/api/v1/orders/${order.id}/receipt`, cookie: cookieOf(guest) })
  }
  let refused = 0
  const burst = async (language: string) => {
    const statuses = await Promise.all(asked.map((one) => askReceipt(port, host, one, language)))
    refused += statuses.filter((status) => status !== 200).length
  }
  const rest = await menuWhile(port, other, () => pause(2000))
  // the first of each language are drawn; what comes after them is kept, where the product keeps it
  const [drawn, cached]: [number[], number[]] = [[], []]
  const seconds: number[] = []
  for (const language of languages) {
    const began = performance.now()
    drawn.push(...(await menuWhile(port, other, () => burst(language))))
    seconds.push((performance.now() - began) / 1000)
  }
  for (let round = 0; round < rounds; round += 1)
    cached.push(...(await menuWhile(port, other, () => burst('ar'))))
  const row = (what: string, times: readonly number[], barred: boolean): ReportRow => {
    const [p99, most] = [percentile(times, 0.99), Math.max(...times)]
    return {
      what: `another restaurant's kept menu, ${what}: p99, most (${times.length} asked, p50 ${figure(percentile(times, 0.5), 'ms')})`,
      ours: `${figure(p99, 'ms')}, ${figure(most, 'ms')}`,
      limit: `${figure(percentile(rest, 0.99), 'ms')}, ${figure(Math.max(...rest), 'ms')} at rest`,
      share: '–',
      bar: barred ? `${bars.p99} ms, ${bars.most} ms` : '–',
      met: barred ? p99 < bars.p99 && most < bars.most : undefined,
    }
  }
  console.log(
    `sixteen receipts at once: ${seconds.map((one) => figure(one, 's')).join(' in Arabic, ')} in English; ${refused} receipts were refused as busy`,
  )
  return [row('sixteen receipts drawn', drawn, true), row('sixteen receipts again', cached, false)]
}

async function askReceipt(
  port: number,
  host: string,
  { path, cookie }: { path: string; cookie: string },
  language: string,
): Promise<number> {
  const connection = await HttpConnection.open(port)
  const input = callRequest(`${host}:${port}`, 'GET', `${path}?language=${language}`, { cookie })
  const { status } = await connection.ask(input)
  connection.close()
  return status
}

/** Asks for the menu every few milliseconds until the work is done; returns how long each took, from when it was due. */
async function menuWhile(port: number, name: string, work: () => Promise<unknown>): Promise<number[]> {
  const connection = await HttpConnection.open(port)
  const menu = pageRequest(`${name}:${port}`, '/menu')
  for (let i = 0; i < 20; i += 1) await connection.ask(menu)
  const times: number[] = []
  let busy = true
  const done = work().finally(() => {
    busy = false
  })
  while (busy) {
    const due = performance.now() + everyMs
    await pause(everyMs)
    const began = Math.min(performance.now(), due + 1)
    const { status } = await connection.ask(menu)
    if (status !== 200) throw new Error(`the menu answered ${status}`)
    times.push(performance.now() - began)
  }
  await done
  connection.close()
  return times
}

const background = { r: 10, g: 200, b: 30, alpha: 0.5 }
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background } })

/** What decoders take most for, where it is read; some are refused by their heads since decision 0198. */
const worst = {
  'AVIF of 4.2 MP': picture(2048, 2048).avif({ effort: 0 }),
  'AVIF of 40 MP': picture(6324, 6324).avif({ effort: 0 }),
  'PNG of 40 MP': picture(6324, 6324).png({ compressionLevel: 1 }),
  'PNG of 20 MP, 16 bits': picture(4472, 4472).toColourspace('rgb16').png({ compressionLevel: 1 }),
  'progressive JPEG of 23 MP': picture(4820, 4820).jpeg({ progressive: true }),
  'interlaced PNG of 40 MP, 16 bits': picture(6324, 6324).toColourspace('rgb16').png({ progressive: true }),
}

async function pictureRows(bench: BenchProduct): Promise<ReportRow[]> {
  const { port, pid } = bench.product
  const staff = await Promise.all(
    ['saffron', 'nile'].map(async (name) => (await signInByApi(port, name)).visitor),
  )
  const rows: ReportRow[] = []
  for (const [name, drawn] of Object.entries(worst)) {
    const bytes = await drawn.toBuffer()
    for (const count of [1, 2]) {
      const rest = residentMegabytes(pid)
      const began = performance.now()
      const { peak, made } = await memoryWhile(pid, () =>
        Promise.all(staff.slice(0, count).map((one) => upload(port, one, bytes))),
      )
      const ours = peak - rest
      rows.push({
        what: `memory above rest, ${name}, ${count === 1 ? 'one' : 'two at once'} (${made.join(', ')} in ${figure((performance.now() - began) / 1000, 's')})`,
        ours: figure(ours, 'MB'),
        limit: '–',
        share: '–',
        bar: figure(bars.megabytes, 'MB'),
        met: ours < bars.megabytes,
      })
    }
  }
  return rows
}

function upload(port: number, who: Visitor, bytes: Buffer): Promise<number> {
  const headers = {
    host: who.host,
    origin: who.origin,
    'content-type': 'application/octet-stream',
    'content-length': String(bytes.length),
    cookie: cookieOf(who),
  }
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method: 'POST', path: '/api/v1/staff/menu/pictures', headers },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    sent.on('error', reject).end(bytes)
  })
}

/** The memory of the server and of the processes that decode for it, at its peak; the database and the demo's gateway are others. */
async function memoryWhile<T>(pid: number, work: () => Promise<T>): Promise<{ peak: number; made: T }> {
  let peak = 0
  let busy = true
  const done = work().finally(() => {
    busy = false
  })
  while (busy) {
    const pids = [pid, ...decoders(pid)]
    peak = Math.max(
      peak,
      pids.map(resident).reduce((sum, one) => sum + one, 0),
    )
    await pause(10)
  }
  return { peak, made: await done }
}

function decoders(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => textOf(`/proc/${pid}/task/${task}/children`).split(' '))
    .filter((child) => child && textOf(`/proc/${child}/cmdline`).includes('decode-process'))
    .map(Number)
}

const resident = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

/** What has ended meanwhile says nothing. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const cookieOf = (who: Visitor) =>
  who
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0
}
