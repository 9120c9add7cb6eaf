import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '#tools/find-browser.ts'
import type { MenuWire } from '#contract/menu.ts'
import { makeVisitor } from '#tools/visitor.ts'
import type { BenchProduct } from './bench-product.ts'
import { figure, median, type ReportRow } from './report.ts'

const runs = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const bar = 95

type Scores = Record<(typeof categories)[number], number>

/** Takes the product; returns Lighthouse's four scores of home, menu and item: mobile, simulated network, median of five. */
export async function lighthouseRows(bench: BenchProduct): Promise<ReportRow[]> {
  const { port } = bench.product
  const host = 'saffron.localhost'
  const menu = await makeVisitor(port, host, 'ar').call<MenuWire>('GET', '/api/v1/menu?type=pickup')
  const paths = { home: '/', menu: '/menu', item: `/item/${menu.items[0]?.id}` }
  return withChrome(async (chromePort) => {
    const rows: ReportRow[] = []
    for (const [name, path] of Object.entries(paths)) {
      const scores = await medianScores(`http://${host}:${port}${path}`, chromePort)
      for (const category of categories) rows.push(scoreRow(`${name}: ${category}`, scores[category]))
    }
    return rows
  })
}

function scoreRow(what: string, score: number): ReportRow {
  return { what, ours: figure(score, ''), limit: '100', share: '–', bar: `${bar}`, met: score >= bar }
}

async function medianScores(url: string, chromePort: number): Promise<Scores> {
  const { default: lighthouse } = await import('lighthouse')
  const all: Scores[] = []
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, {
      port: chromePort,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
    })
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
