import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Logger } from 'pino'

const patienceMs = 10_000

/** Takes the server, how its live lines end and the log; returns when what is under way has been answered, or was cut off after 10 s. */
export async function closeServer(
  http: Server,
  closeLive: () => Promise<void>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const closed = once(http, 'close')
  await closeLive()
  http.close()
  // one that is answered meanwhile is idle only then
  const idle = setInterval(() => http.closeIdleConnections(), 100)
  const patience = setTimeout(() => {
    log.warn('some requests did not end in time')
    http.closeAllConnections()
  }, patienceMs)
  await closed
  clearTimeout(patience)
  clearInterval(idle)
}
