import { setTimeout } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import type { BoardWire } from '#contract/ordering/board.ts'
import { findBrowser } from '#tools/find-browser.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import type { Visitor } from '#tools/visitor.ts'
import { restaurants, type BenchProduct } from './bench-product.ts'
import { busyTimes, type TraceEvent } from '#tools/busy-time.ts'
import { fillBoard } from './fill-orders.ts'
import { figure, median, type ReportRow } from './report.ts'

const perSecond = 4
const everyMs = 1000 / perSecond
const bar = 16
/** How the cost grows: as many orders stand open, as many of them change while it is looked at. The last is the measure. */
const boards = [
  { open: 20, updates: 8 },
  { open: 100, updates: 40 },
  { open: 300, updates: 60 },
] as const

/**
 * Takes the product; opens boards of 20, 100 and 300 open orders, changes four of them a second, and reads from Chromium's
 * own trace how long script, style and layout took per update.
 */
export async function boardRows(bench: BenchProduct): Promise<ReportRow[]> {
  const { visitor, member } = await signInByApi(bench.product.port, 'saffron')
  const branchId = member.branches[0]?.id ?? ''
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  const rows: ReportRow[] = []
  let filled = 0
  try {
    for (const { open, updates } of boards) {
      const numbers = { from: filled + 1, to: open }
      await fillBoard(bench.dataDir, bench.tenants.get(restaurants[0]) ?? '', branchId, numbers)
      filled = open
      rows.push(...(await measureBoard(browser, visitor, branchId, { open, updates })))
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function measureBoard(
  browser: Browser,
  visitor: Visitor,
  branchId: string,
  { open, updates }: { readonly open: number; readonly updates: number },
): Promise<ReportRow[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ar' })
  await context.addCookies(visitor.cookies().map((cookie) => ({ ...cookie, url: visitor.origin })))
  const page = await context.newPage()
  await page.goto(`${visitor.origin}/?branch=${branchId}`, { waitUntil: 'networkidle' })
  await changeOrders(visitor, branchId, perSecond)
  let received = 0
  page.on('response', (response) => (received += Number(response.url().includes('/staff/board?'))))
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'v8', 'blink'] })
  const made = await changeOrders(visitor, branchId, updates)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const busy = busyTimes(trace.traceEvents, pidOf(trace.traceEvents), everyMs)
  const shown = await page.locator('article').count()
  await context.close()
  const what = `a board of ${shown} tickets, ${perSecond} updates a second: script, style and layout per update`
  const middle = median(busy)
  const isMeasure = open === boards.at(-1)?.open
  const met = shown >= open && made === updates && received >= made && middle <= bar
  return [
    row(`${what}, median`, middle, isMeasure ? met : undefined),
    // with the clocks of all tickets, which tick once in four updates
    row(`${what}, mean`, busy.reduce((sum, ms) => sum + ms, 0) / made, undefined),
  ]
}

/** Takes how many; accepts or readies that many orders, four a second. Returns how many there were. */
async function changeOrders(visitor: Visitor, branchId: string, count: number): Promise<number> {
  const { board } = await visitor.call<{ board: BoardWire }>(
    'GET',
    `/api/v1/staff/board?branch_id=${branchId}`,
  )
  const open = board.tickets.filter(({ status }) => status === 'created' || status === 'accepted')
  const chosen = open.slice(0, count)
  for (const { id, version, status } of chosen) {
    const next = setTimeout(everyMs)
    const action = status === 'created' ? 'accept' : 'ready'
    await visitor.call('POST', `/api/v1/staff/orders/${id}/transitions`, { action, version, minutes: 20 })
    await next
  }
  return chosen.length
}

/** The renderer that ran most: the page's own. */
function pidOf(events: readonly TraceEvent[]): number {
  const counts = new Map<number, number>()
  for (const { name, pid } of events)
    if (name === 'UpdateLayoutTree') counts.set(pid, (counts.get(pid) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

function row(what: string, ms: number, met: boolean | undefined): ReportRow {
  const ours = figure(ms, 'ms')
  return { what, ours, limit: '–', share: '–', bar: met === undefined ? '–' : `${bar} ms`, met }
}
