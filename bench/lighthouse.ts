import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '#tools/find-browser.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import { fillCart, orderByApi } from '#tools/order-by-api.ts'
import { makeVisitor, type Visitor } from '#tools/visitor.ts'
import type { BenchProduct } from './bench-product.ts'
import { figure, median, type ReportRow } from './report.ts'

/** `LIGHTHOUSE_RUNS=1` looks for faults, `LIGHTHOUSE_PAGES=home,menu` at those alone; figures are the median of five. */
const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5)
const asked = process.env['LIGHTHOUSE_PAGES']?.split(',')
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const bar = 95

type Scores = Record<(typeof categories)[number], number>

interface Looked {
  readonly name: string
  readonly path: () => string | Promise<string>
  /** Somebody's own: kept from search engines by robots.txt, so that one audit of SEO asks for what must not be. */
  readonly own?: true
}

/** Takes the product; returns Lighthouse's four scores of each page: mobile, simulated network, median of five. */
export async function lighthouseRows(bench: BenchProduct): Promise<ReportRow[]> {
  const { port } = bench.product
  const guest = makeVisitor(port, host, 'ar')
  const pages = (await pagesOf(guest)).filter(({ name }) => asked?.includes(name) ?? true)
  const rows: ReportRow[] = []
  for (const { name, path, own } of pages) {
    const address = guest.origin + (await path())
    const cookie = guest
      .cookies()
      .map((one) => `${one.name}=${one.value}`)
      .join('; ')
    const scores = await medianScores(
      address,
      own ? { extraHeaders: { cookie }, skipAudits: ['is-crawlable'] } : {},
    )
    for (const category of categories) rows.push(scoreRow(`${name}: ${category}`, scores[category]))
  }
  return rows
}

const host = 'saffron.localhost'

/** A guest who has paid for an order and filled another cart; the pages that are looked at. */
async function pagesOf(guest: Visitor): Promise<Looked[]> {
  const menu = await guest.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
  await fillCart(guest, 'Sarah')
  return [
    { name: 'home', path: () => '/' },
    { name: 'menu', path: () => '/menu' },
    { name: 'item', path: () => `/item/${menu.items[0]?.id}` },
    { name: 'cart', path: () => '/cart', own: true },
    { name: 'checkout', path: () => '/checkout', own: true },
    {
      name: 'tracking',
      // placed when it is looked at: an order that nobody accepts is over before the last of fifty looks
      path: async () => `/order/${(await orderByApi(guest, 'Sarah')).id}/tracking`,
      own: true,
    },
    { name: 'branches', path: () => '/branches' },
    { name: 'select-type', path: () => '/select-type/pickup' },
    { name: 'login', path: () => '/account/login', own: true },
    { name: 'page', path: () => '/page/about' },
  ]
}

function scoreRow(what: string, score: number): ReportRow {
  return { what, ours: figure(score, ''), limit: '100', share: '–', bar: `${bar}`, met: score >= bar }
}

async function medianScores(
  url: string,
  flags: { extraHeaders?: Record<string, string>; skipAudits?: string[] },
): Promise<Scores> {
  const { default: lighthouse } = await import('lighthouse')
  const all: Scores[] = []
  for (let run = 0; run < runs; run++) {
    // a browser of its own: cookies that a page sets itself would take the place of those that are sent along
    const result = await withChrome((port) =>
      lighthouse(url, {
        ...flags,
        port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: [...categories],
      }),
    )
    const trouble = result?.lhr.runtimeError
    if (trouble) console.log(`${url}: ${trouble.code} ${trouble.message}`)
    const found = result?.lhr.categories
    const scores = categories.map((category) => [category, (found?.[category]?.score ?? 0) * 100] as const)
    all.push(Object.fromEntries(scores) as Scores)
    if (run === 0) tellFaults(result?.lhr.audits ?? {}, url)
  }
  const middle = categories.map((category) => [category, median(all.map((one) => one[category]))] as const)
  return Object.fromEntries(middle) as Scores
}

/** What the first run found wanting, so that a missed bar says why. */
function tellFaults(
  audits: Record<string, { score: number | null; title: string; scoreDisplayMode: string }>,
  url: string,
): void {
  const wanting = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  )
  if (wanting.length > 0)
    console.log(`${url}: ${wanting.map(({ title, score }) => `${title} (${score})`).join('; ')}`)
}

/** Starts the browser that tests use, with a folder of its own, and ends it. */
async function withChrome<T>(act: (port: number) => Promise<T>): Promise<T> {
  const browser = await findBrowser()
  const folder = await mkdtemp(join(tmpdir(), 'maidah-lighthouse-'))
  const child = spawn(
    browser.executablePath,
    [
      ...browser.args,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      'about:blank',
    ],
    { env: browser.env, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  try {
    const port = await new Promise<number>((resolve, reject) => {
      let text = ''
      child.stderr.setEncoding('utf8').on('data', (part: string) => {
        text += part
        const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(text)?.[1]
        if (found) resolve(Number(found))
      })
      child.once('exit', () => reject(new Error(`the browser ended: ${text}`)))
    })
    return await act(port)
  } finally {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
