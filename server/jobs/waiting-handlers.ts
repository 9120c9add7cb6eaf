import type { JobQueue, JobWork } from '../database/job-queue.ts'
import type { Deps } from '../core/deps.ts'
import { pushCall } from '../features/waitlist/push-call.ts'
import { tellParty } from '../features/waitlist/tell-party.ts'
import type { Listeners } from '../live/listeners.ts'
import type { OutboxEvents } from '../store/core/outbox.ts'

interface PushJob {
  readonly tenantId: string
  readonly entryId: string
  readonly calls: number
}

/** Takes the parts, who tells the rooms and the job queue; returns what the relay does with rows of the waiting list. */
export function waitingHandlers(
  deps: Deps,
  listeners: Pick<Listeners, 'waitingChanged'>,
  jobs: Pick<JobQueue, 'send'>,
) {
  return {
    'waiting-changed': (tenantId: string, event: OutboxEvents['waiting-changed']) =>
      listeners.waitingChanged(tenantId, event),
    'waiting-notice': async (tenantId: string, notice: OutboxEvents['waiting-notice']) => {
      const { entryId, event, calls } = notice
      await tellParty(deps, tenantId, notice)
      // a push service may take its time, and news of others stand behind this one
      if (event === 'queue-called') await jobs.send('push', [{ tenantId, entryId, calls }])
    },
  }
}

/** Takes the parts with the jobs' database; returns what is done with jobs about phones that want to hear of a call. */
export function pushWork(deps: Deps): JobWork {
  return {
    run: ({ tenantId, ...call }: PushJob) => pushCall(deps, tenantId, call),
    park: async ({ tenantId, entryId }: PushJob) =>
      deps.log.warn({ tenant: tenantId, entry: entryId }, 'a phone did not hear of its call'),
  }
}
