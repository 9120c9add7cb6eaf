import { watchContentVersions } from '#server/content/content-versions.ts'
import type { Live } from '#server/live/socket.ts'
import { startWork, type Work } from '#server/start/start-work.ts'
import type { TestApp } from './make-test-app.ts'

/** Takes the product of a test and its live server; starts what runs beside requests, but no job queue. Outbox rows are found as in life. */
export async function startTestWork(test: TestApp, live: Live): Promise<Work> {
  const report = (error: unknown) => test.deps.log.error({ err: error }, 'work')
  const watch = await watchContentVersions(test.database.db, Date.now, report)
  const versions = {
    ...test.deps.versions,
    onHosts: () => {},
    onOutbox: watch.onOutbox,
    onJobs: () => {},
  }
  const queue = { send: async () => {}, queues: [], wake: () => {}, stop: async () => {} }
  const work = startWork(test.deps, live, versions, queue)
  return {
    ...work,
    async stop() {
      watch.stop()
      await work.stop()
    },
  }
}
