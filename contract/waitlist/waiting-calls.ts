import type { Caller } from '../core/caller.ts'
import type { JoinQueueBody, UpdateWaitingBody } from './waiting-acts.ts'
import type {
  BranchQueueWire,
  QueueBoardWire,
  WaitingAreaWire,
  WaitingEntryWire,
  WaitingSettingsWire,
} from './waiting.ts'
import type { PushSubscriptionBody } from './waiting-push.ts'

/** Takes how to call; returns the calls of those who wait. Spec 7. */
export function waitingCalls({ get, call }: Caller) {
  const at = '/api/v1/waiting-list/waiting'
  return {
    queues: (lengths?: 'none') =>
      get<{ data: BranchQueueWire[]; rendered_at: string }>('/api/v1/branch/frontend/branches-waiting', {
        lengths,
      }),
    waitingAreas: (branchId: string) =>
      get<{ data: WaitingAreaWire[] }>('/api/v1/branch/frontend/setting-areas', { branch_id: branchId }),
    lastActiveWaiting: (branchId: string, areaId?: string) =>
      get<{
        data: { number: string; place: number; joined_at: string } | null
        mine: { id: string; area_id: string; state: WaitingEntryWire['state'] } | null
      }>('/api/v1/waiting-list/settings/get-last-active-waiting-entity', {
        branch_id: branchId,
        area_id: areaId,
      }),
    countWaiting: (branchId: string, areaId?: string) =>
      get<{ count: number }>(`${at}/check/${branchId}`, { area_id: areaId }),
    queueBoard: (branchId: string) => get<QueueBoardWire>(`${at}/board/${branchId}`),
    waitingSettings: (branchId: string) =>
      get<{ waiting_settings: WaitingSettingsWire }>(`/api/v1/branch/branches/${branchId}/waiting-settings`, {
        frontend: 'true',
      }),
    joinQueue: (body: JoinQueueBody) =>
      call<{ WaitingEntity_id: string; number: string; place: number; queue_version: number }>(
        'POST',
        `${at}/create?frontend=1`,
        body,
      ),
    delayTurn: (id: string) =>
      call<WaitingEntryWire>('POST', `${at}/changeQueue/${id}`, { id, action: 'sub' }),
    updateWaiting: (id: string, body: UpdateWaitingBody) =>
      call<WaitingEntryWire>('PUT', `${at}/update/${id}`, body),
    waiting: (id: string) => get<WaitingEntryWire>(`${at}/${id}`),
    pushKey: () => get<{ key: string }>('/api/v1/waiting-list/push-key'),
    addPushDevice: (id: string, body: PushSubscriptionBody) =>
      call<{ done: true }>('POST', `${at}/${id}/devices`, body),
    cancelReasons: () =>
      get<{ data: { id: string; name: string }[] }>('/api/v1/branch/waitlist-cancellation-reasons'),
    cancelWaiting: (id: string, reason?: string) =>
      call<WaitingEntryWire>('POST', `${at}/cancel/${id}`, reason ? { reason } : {}),
    openPreorder: (id: string) => call<WaitingEntryWire>('POST', `${at}/${id}/preorder`, {}),
    rateWaiting: (id: string, body: { rating: number; comment: string }) =>
      call<WaitingEntryWire>('POST', `${at}/rating/${id}`, body),
  }
}
