import type { FailReason } from '#domain/message-state.ts'
import type { Deps } from '#server/deps.ts'
import type { MessageToSend, SendAnswer } from '#server/outside/messages/port.ts'
import { contentOf } from '#server/queue-message.ts'
import { noteBalance } from '#server/store/message-accounts.ts'
import {
  claimMessage,
  isBeingSent,
  markFailed,
  markTaken,
  markWaiting,
  type ClaimedMessage,
} from '#server/store/message-steps.ts'
import { TryLater } from '#server/try-later.ts'
import { listWays, type Way } from './list-ways.ts'

/** All ways of one message together; the claim outlives it, so that nobody else begins before this has ended. */
const longestMs = 25_000
const claimMs = 30_000

type Parts = Pick<Deps, 'db' | 'seal' | 'senders' | 'hosts' | 'settled' | 'clock'>
type End =
  | { readonly taken: Way; readonly answer: Extract<SendAnswer, { state: 'taken' }> }
  | { readonly reason: FailReason; readonly error: string | null }
  | { readonly later: string }

/**
 * Takes a queued message; sends it by the tenant's first way that takes it. Throws TryLater when one may take it later.
 * A code whose sender's answer is unknown goes out again (at least once: the same code twice harms nobody); a notice
 * does not (at most once), it is parked for a person to judge. After its time nothing goes out. Safety 28, decision 0020.
 */
export async function deliverMessage(deps: Parts, tenantId: string, messageId: string): Promise<void> {
  const { db, clock } = deps
  const began = clock()
  const message = await db.write(tenantId, (own) =>
    claimMessage(own.last, messageId, new Date(began), new Date(began + claimMs)),
  )
  if (!message) {
    if (await db.read(tenantId, (own) => isBeingSent(own, messageId))) throw new TryLater()
    return
  }
  const end = await sendByWays(deps, tenantId, message)
  await db.write(tenantId, async (own) => {
    if ('later' in end) return markWaiting(own.last, message, end.later)
    if ('reason' in end) return markFailed(own.last, message, { ...end, at: new Date(clock()) })
    const { taken, answer } = end
    if (answer.balance) await noteBalance(own, taken.account.id, answer.balance)
    return markTaken(own.last, message, {
      channel: taken.channel,
      recipient: message.addresses[taken.channel] ?? '',
      accountId: taken.account.id,
      providerMessageId: answer.providerMessageId,
      at: new Date(clock()),
      // the demo's outbox page is where its codes are read
      keep: taken.isOutbox,
    })
  })
  if ('later' in end) throw new TryLater()
}

async function sendByWays(deps: Parts, tenantId: string, message: ClaimedMessage): Promise<End> {
  const left = (message.expires_at?.getTime() ?? Infinity) - deps.clock()
  const content = contentOf(deps.seal, message)
  if (left <= 0 || !content) return { reason: 'expired', error: null }
  if (message.was === 'sending' && !message.secret)
    return { reason: 'unknown', error: 'the server stopped while it was being sent' }
  const ways = (await listWays(deps, tenantId)).filter(({ channel }) => message.addresses[channel])
  if (ways.length === 0) return { reason: 'no-sender', error: null }
  const { id: reference, event, language, secret } = message
  const signal = AbortSignal.timeout(Math.min(left, longestMs))
  const heard: Exclude<SendAnswer, { state: 'taken' }>[] = []
  for (const way of ways) {
    const to = message.addresses[way.channel] ?? ''
    const sent: MessageToSend = { reference, event, to, language, secret, ...content }
    const answer = await way.provider.send(way.account, sent, { signal })
    if (answer.state === 'taken') return { taken: way, answer }
    heard.push({ ...answer, error: `${way.provider.name}: ${answer.error}`.slice(0, 300) })
    if (answer.state === 'unknown' && !secret) break
  }
  return judge(heard, secret)
}

function judge(heard: readonly Exclude<SendAnswer, { state: 'taken' }>[], secret: boolean): End {
  const error = heard.map((one) => one.error).join(' · ')
  const unknown = heard.some(({ state }) => state === 'unknown')
  if (unknown && !secret) return { reason: 'unknown', error }
  if (unknown || heard.some(({ state }) => state === 'busy')) return { later: error }
  return { reason: 'refused', error }
}
