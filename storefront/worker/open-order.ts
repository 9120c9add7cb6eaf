import { keepFilesOf } from './cached-pages.ts'
import { orderCache } from './order-cache.ts'

/** The header by which the server says that this is the browser's own open order, and until when (ms): domain/ordering/keep-order.ts. */
const stamp = 'x-keep-order'
const page = /^(\/en)?\/(order\/[^/]+(\/tracking)?|o\/[^/]+)$/

/** Takes a path; tells whether an order's page stands there. */
export function isOrderPage(path: string): boolean {
  return page.test(path)
}

/** Takes an order's page and its answer; keeps it while it is the browser's own open order, else forgets it. Safety 26. */
export async function keepOrder(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(orderCache)
  if (answer.status !== 200 || !isNow(answer)) {
    // what cannot be had now is no answer about the order
    if (answer.status < 500) await cache.delete(path)
    return
  }
  await keepFilesOf(answer)
  await cache.put(path, answer)
}

/** Takes an order's page; returns it as it was last seen, unless its time is over. */
export async function findOrder(path: string): Promise<Response | undefined> {
  await dropOver()
  return (await caches.open(orderCache)).match(path, { ignoreVary: true })
}

/** Forgets orders that ended two hours ago. */
export async function dropOver(): Promise<void> {
  if (!(await caches.has(orderCache))) return
  const cache = await caches.open(orderCache)
  for (const request of await cache.keys()) {
    const cached = await cache.match(request, { ignoreVary: true })
    if (cached && !isNow(cached)) await cache.delete(request)
  }
}

const isNow = (answer: Response): boolean => Number(answer.headers.get(stamp)) > Date.now()
