import type { Samples } from '../core/samples.ts'

/** For tests: the calls of the waiting list with arguments as callers give them. */
export const waitingSamples = {
  queues: ['none'],
  waitingAreas: ['branch1'],
  lastActiveWaiting: ['branch1', 'area1'],
  countWaiting: ['branch1', 'area1'],
  queueBoard: ['branch1'],
  waitingSettings: ['branch1'],
  joinQueue: [
    { branch_id: 'branch1', area_id: 'area1', guests_count: 4, name: 'Noura', phone: '0551234567' },
  ],
  delayTurn: ['entry1'],
  updateWaiting: ['entry1', { guests_count: 5 }],
  waiting: ['entry1'],
  pushKey: [],
  addPushDevice: [
    'entry1',
    {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    },
  ],
  cancelReasons: [],
  cancelWaiting: ['entry1', 'too long'],
  openPreorder: ['entry1'],
  rateWaiting: ['entry1', { rating: 5, comment: 'quick' }],
  getWaitingDesk: [{ branch_id: 'branch1' }],
  addWalkIn: [{ branch_id: 'branch1', area_id: 'area1', guests_count: 2, name: 'Salem' }, 'sample-key'],
  removeWaiting: [{ branch_id: 'branch1', ids: ['entry1', 'entry2'], reason: 'x' }],
  serveWaiting: ['entry1', { act: 'call', version: 1 }],
  saveWaitingSettings: [
    {
      branch_id: 'branch1',
      enabled: true,
      out_of_service: false,
      person_count_from: 1,
      person_count_to: 12,
      call_minutes: 10,
    },
  ],
} satisfies Partial<Samples>
