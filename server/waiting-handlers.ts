import type { Deps } from './deps.ts'
import { tellParty } from './features/waiting/tell-party.ts'
import type { Listeners } from './live/listeners.ts'
import type { OutboxEvents } from './store/outbox.ts'

/** Takes the parts and who tells the rooms; returns what the relay does with rows of the waiting list. */
export function waitingHandlers(deps: Deps, listeners: Pick<Listeners, 'waitingChanged'>) {
  return {
    'waiting-changed': (tenantId: string, event: OutboxEvents['waiting-changed']) =>
      listeners.waitingChanged(tenantId, event),
    'waiting-notice': (tenantId: string, notice: OutboxEvents['waiting-notice']) =>
      tellParty(deps, tenantId, notice),
  }
}
