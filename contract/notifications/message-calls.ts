import type { Caller } from '../core/caller.ts'
import type { MessageBalanceWire } from './messages.ts'

/** Takes how to call; returns the call about what messages are left. */
export function messageCalls({ get }: Caller) {
  return {
    messageBalance: () => get<MessageBalanceWire>('/api/v1/sms/clients/by-app'),
  }
}
