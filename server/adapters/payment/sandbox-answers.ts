import { z } from 'zod'
import type { Received } from './call-gateway.ts'
import type { Answer, GatewayAccount, OpenedSession, RefundAnswer, UnopenedSession } from './port.ts'

const sessionShape = z.object({
  id: z.string().min(1),
  reference: z.string(),
  state: z.enum(['open', 'submitted', 'captured', 'declined', 'expired', 'closed']),
  amount: z.int().positive(),
  currency: z.string(),
  payment_id: z.string().nullable(),
  pay_url: z.url({ protocol: /^https?$/ }),
  expires_at: z.iso.datetime(),
  live: z.boolean(),
  card: z.object({ fingerprint: z.string().nullish() }).nullish(),
})
const refundShape = z.object({
  reference: z.string(),
  state: z.enum(['pending', 'done', 'failed']),
  amount: z.int().positive(),
  currency: z.string(),
  live: z.boolean(),
})
const refusalShape = z.object({ error: z.object({ code: z.string() }) })

/** Takes what was heard on opening; returns the session, or why there is none. */
export function readOpened(received: Received, reference: string): OpenedSession | UnopenedSession {
  const session = read(received, [200, 201], sessionShape, reference)
  if (session) {
    const { id, pay_url: payUrl, expires_at: end, live } = session
    return { opened: true, sessionId: id, payUrl, expiresAt: new Date(end), live, raw: received.text }
  }
  // a refusal is the gateway's own JSON word; a 4xx of anything between us and it is not
  const refused =
    [400, 401, 422].includes(received.status) && refusalShape.safeParse(parse(received.text)).success
  return { opened: false, why: refused ? 'refused' : 'unknown', raw: received.text }
}

/** Takes what was heard on asking or closing; returns the session's state, `unknown` when it says nothing. */
export function readAnswer(received: Received, account: GatewayAccount, reference: string): Answer {
  const session = read(received, [200, 409], sessionShape, reference)
  if (!session) return { state: 'unknown', live: account.live, raw: received.text }
  return {
    state: session.state,
    amount: session.amount,
    currency: session.currency,
    ...(session.payment_id !== null && { gatewayPaymentId: session.payment_id }),
    ...(session.card?.fingerprint && { cardMark: session.card.fingerprint }),
    live: session.live,
    endsAt: new Date(session.expires_at),
    raw: received.text,
  }
}

/** Takes what was heard on a refund; returns its state. Only the gateway's own word makes it `failed`. */
export function readRefund(received: Received, account: GatewayAccount, reference: string): RefundAnswer {
  const refund = read(received, [200, 201, 422], refundShape, reference)
  if (!refund) return { state: 'unknown', live: account.live, raw: received.text }
  const { state, amount, currency, live } = refund
  return { state, amount, currency, live, raw: received.text }
}

/** An answer about another reference than the one asked for is no answer. */
function read<T extends { reference: string }>(
  received: Received,
  statuses: readonly number[],
  shape: z.ZodType<T>,
  reference: string,
): T | undefined {
  if (!statuses.includes(received.status)) return undefined
  const parsed = shape.safeParse(parse(received.text))
  return parsed.success && parsed.data.reference === reference ? parsed.data : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
