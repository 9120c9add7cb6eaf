import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import type { BoardWire } from '#contract/staff.ts'
import { findBrowser } from '#tools/find-browser.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import type { Visitor } from '#tools/visitor.ts'
import { restaurants, type BenchProduct } from './bench-product.ts'
import { busyTimes, type TraceEvent } from '#tools/busy-time.ts'
import { fillBoard, openOrders } from './fill-orders.ts'
import { figure, median, type ReportRow } from './report.ts'

const perSecond = 4
const everyMs = 1000 / perSecond
const updates = 60
const bar = 16

/**
 * Takes the product; opens a board of 300 open orders, changes four of them a second for a quarter of a minute, and reads
 * from Chromium's own trace how long script, style and layout took per update. Issue "The console", what must be seen 2.
 */
export async function boardRows(bench: BenchProduct): Promise<ReportRow[]> {
  const { visitor, member } = await signInByApi(bench.product.port, 'saffron')
  const branchId = member.branches[0]?.id ?? ''
  await fillBoard(bench.dataDir, bench.tenants.get(restaurants[0]) ?? '', branchId)
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ar' })
    await context.addCookies(visitor.cookies().map((cookie) => ({ ...cookie, url: visitor.origin })))
    const page = await context.newPage()
    await page.goto(`${visitor.origin}/?branch=${branchId}`, { waitUntil: 'networkidle' })
    await changeOrders(visitor, branchId, perSecond)
    await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'v8', 'blink'] })
    await changeOrders(visitor, branchId, updates)
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    const busy = busyTimes(trace.traceEvents, pidOf(trace.traceEvents), everyMs)
    const shown = await ticketsOn(page)
    return [row(`a board of ${shown} tickets, ${perSecond} updates a second`, busy)]
  } finally {
    await browser.close()
  }
}

/** Takes how many; accepts or readies that many orders, four a second. */
async function changeOrders(visitor: Visitor, branchId: string, count: number): Promise<void> {
  const { board } = await visitor.call<{ board: BoardWire }>(
    'GET',
    `/api/v1/staff/board?branch_id=${branchId}`,
  )
  const open = board.tickets.filter(({ status }) => status === 'created' || status === 'accepted')
  for (const { id, version, status } of open.slice(0, count)) {
    const next = setTimeout(everyMs)
    const action = status === 'created' ? 'accept' : 'ready'
    await visitor.call('POST', `/api/v1/staff/orders/${id}/transitions`, { action, version, minutes: 20 })
    await next
  }
}

/** The renderer that ran most: the page's own. */
function pidOf(events: readonly TraceEvent[]): number {
  const counts = new Map<number, number>()
  for (const { name, pid } of events)
    if (name === 'UpdateLayoutTree') counts.set(pid, (counts.get(pid) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

const ticketsOn = (page: Page): Promise<number> => page.locator('article').count()

function row(what: string, busy: readonly number[]): ReportRow {
  const middle = median(busy)
  return {
    what: `${what}: script, style and layout per update, median`,
    ours: figure(middle, 'ms'),
    limit: '–',
    share: '–',
    bar: `${bar} ms`,
    met: busy.length > 0 && middle <= bar && openOrders >= 300,
  }
}
