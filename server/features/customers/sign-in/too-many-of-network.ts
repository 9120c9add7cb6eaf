import { refuse, type Refusal } from '#domain/core/refusal.ts'

/** Takes by what a code was to come and how long its network has to wait (ms); returns the refusal that names the way on. */
export function tooManyOfNetwork(channel: 'sms' | 'email', wait: number): Refusal {
  return refuse(channel === 'sms' ? 'code-network' : 'code-network-mail', {
    details: { limit: 'address', retry_after_seconds: Math.ceil(wait / 1000) },
  })
}
