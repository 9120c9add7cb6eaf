import { createHmac } from 'node:crypto'

/** Takes an account's webhook secret, the time and the body; returns the value of `sandbox-signature`. */
export function webhookSignature(secret: string, at: number, body: string): string {
  const seconds = Math.floor(at / 1_000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
