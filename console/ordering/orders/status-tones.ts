import type { ShownStatus } from '#domain/ordering/shown-status.ts'

/** How a status looks on the console: what needs somebody, what went well, what did not. */
export const statusTones: Readonly<Record<ShownStatus, 'info' | 'ok' | 'warn' | 'err' | 'plain'>> = {
  callcenter_pending: 'warn',
  b2b_pending: 'warn',
  created: 'info',
  accepted: 'info',
  ready: 'info',
  outdelivery: 'info',
  delivered: 'ok',
  canceled: 'plain',
  missed: 'err',
  b2b_canceled: 'plain',
  partially_refunded: 'warn',
  refunded: 'warn',
  partially_credited: 'plain',
  credited: 'plain',
}
