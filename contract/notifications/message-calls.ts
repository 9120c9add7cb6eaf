import type { Caller } from '../core/caller.ts'
import type { MessageBalanceWire, MessagesWire, SenderBody, SendersWire, SenderTestWire } from './messages.ts'

const v1 = '/api/v1/staff'

/** Takes how to call; returns the calls about messages to people and who carries them. */
export function messageCalls({ get, call }: Caller) {
  return {
    messageBalance: () => get<MessageBalanceWire>('/api/v1/sms/clients/by-app'),
    senders: () => get<SendersWire>(`${v1}/senders`),
    saveSender: (provider: string, body: SenderBody) =>
      call<SendersWire>('PUT', `${v1}/senders/${provider}`, body),
    removeSender: (provider: string) => call<SendersWire>('DELETE', `${v1}/senders/${provider}`),
    orderSenders: (providers: string[]) => call<SendersWire>('PUT', `${v1}/senders-order`, { providers }),
    testSender: (provider: string, to: string) =>
      call<SenderTestWire>('POST', `${v1}/senders/${provider}/test`, { to }),
    messages: () => get<MessagesWire>(`${v1}/messages`),
    retryMessage: (id: string) => call<MessagesWire>('POST', `${v1}/messages/${id}/retry`, {}),
  }
}
