import type { FailReason } from '#domain/notifications/message-state.ts'
import type { Deps } from '#server/core/deps.ts'
import { gather } from '#server/core/gather.ts'
import type { MessageToSend, SendAnswer } from '#server/adapters/messages/port.ts'
import { isAdvertising, mayAdvertise } from '#server/adapters/messages/advertising-sender.ts'
import { contentOf } from '#server/ports/queue-message.ts'
import { noteBalance } from '#server/store/notifications/message-accounts.ts'
import {
  claimMessages,
  isBeingSent,
  markFailed,
  markTaken,
  markWaiting,
  type ClaimedMessage,
  type Taken,
} from '#server/store/notifications/message-steps.ts'
import { TryLater } from '#server/core/try-later.ts'
import { mailLook } from './mail-look.ts'
import { mailingOf } from './mailing.ts'
import { listWays, type Way } from './list-ways.ts'

/** All ways of one message together; the claim outlives it, so that nobody else begins before this has ended. */
const longestMs = 25_000
const claimMs = 30_000

type Parts = Pick<Deps, 'db' | 'seal' | 'senders' | 'hosts' | 'settled' | 'clock' | 'catalogues'>
type End =
  | { readonly taken: Way; readonly answer: Extract<SendAnswer, { state: 'taken' }> }
  | { readonly reason: FailReason; readonly error: string | null }
  | { readonly later: string }

/**
 * Takes queued messages of a tenant; sends each by the first way that takes it, and says what became of each: rejected
 * with TryLater when one may take it later. A code whose sender's answer is unknown goes out again (at least once: the same
 * code twice harms nobody); a notice does not (at most once), it is parked for a person to judge. After its time nothing
 * goes out. They are claimed together, and noted together as far as they end together. Safety 28, decision 0020.
 */
export async function deliverMessages(
  deps: Parts,
  tenantId: string,
  ids: readonly string[],
): Promise<PromiseSettledResult<void>[]> {
  const { db, clock } = deps
  const began = clock()
  const claimed = await db.single(tenantId, (own) =>
    claimMessages(own, ids, new Date(began), new Date(began + claimMs)),
  )
  const ways = claimed.length > 0 ? await listWays(deps, tenantId) : []
  const noteTaken = gather((all: readonly Taken[]) => db.single(tenantId, (own) => markTaken(own, all)))
  const byId = new Map(claimed.map((message) => [message.id, message]))
  return Promise.allSettled(
    ids.map(async (id) => {
      const message = byId.get(id)
      if (message)
        return note(deps, tenantId, message, await sendByWays(deps, tenantId, ways, message), noteTaken)
      if (await db.read(tenantId, (own) => isBeingSent(own, id))) throw new TryLater()
    }),
  )
}

/** The same for one message. */
export async function deliverMessage(deps: Parts, tenantId: string, messageId: string): Promise<void> {
  const [end] = await deliverMessages(deps, tenantId, [messageId])
  if (end?.status === 'rejected') throw end.reason
}

async function note(
  { db, clock }: Parts,
  tenantId: string,
  message: ClaimedMessage,
  end: End,
  noteTaken: (taken: Taken) => Promise<void>,
): Promise<void> {
  if ('later' in end) {
    await db.single(tenantId, (own) => markWaiting(own, message, end.later))
    throw new TryLater()
  }
  if ('reason' in end) {
    await db.single(tenantId, (own) => markFailed(own, message, { ...end, at: new Date(clock()) }))
    return
  }
  const { channel, account, isOutbox } = end.taken
  const { balance, providerMessageId } = end.answer
  await noteTaken({
    id: message.id,
    fence: message.fence,
    channel,
    recipient: message.addresses[channel] ?? '',
    accountId: account.id,
    providerMessageId,
    at: new Date(clock()),
    // the demo's outbox page is where its codes are read
    keep: isOutbox,
  })
  if (balance) await db.write(tenantId, (own) => noteBalance(own, account.id, balance))
}

async function sendByWays(
  deps: Parts,
  tenantId: string,
  all: readonly Way[],
  message: ClaimedMessage,
): Promise<End> {
  const left = (message.expires_at?.getTime() ?? Infinity) - deps.clock()
  const content = contentOf(deps.seal, message)
  if (left <= 0 || !content) return { reason: 'expired', error: null }
  if (message.was === 'sending' && !message.secret)
    return { reason: 'unknown', error: 'the server stopped while it was being sent' }
  const reaching = all.filter(({ channel }) => message.addresses[channel])
  if (reaching.length === 0) return { reason: 'no-sender', error: null }
  const ways = reaching.filter((way) => maySend(way, message))
  if (ways.length === 0) return { reason: 'refused', error: 'no sender of SMS for advertising' }
  const { id: reference, event, language, secret } = message
  const signal = AbortSignal.timeout(Math.min(left, longestMs))
  const received: Exclude<SendAnswer, { state: 'taken' }>[] = []
  for (const way of ways) {
    const to = message.addresses[way.channel] ?? ''
    const look = way.channel === 'email' ? await mailLook(deps, tenantId, language) : undefined
    const mailing = way.channel === 'email' ? mailingOf(deps, tenantId, message, content.body) : undefined
    const sent: MessageToSend = {
      reference,
      event,
      to,
      language,
      secret,
      ...content,
      ...(look && { look }),
      ...(mailing && { mailing }),
    }
    const answer = await way.provider.send(way.account, sent, { signal })
    if (answer.state === 'taken') return { taken: way, answer }
    received.push({ ...answer, error: `${way.provider.name}: ${answer.error}`.slice(0, 300) })
    if (answer.state === 'unknown' && !secret) break
  }
  return judge(received, secret)
}

/** Advertising by SMS leaves under a name that the country's rule allows, or not at all. Decision 0216. */
function maySend({ channel, account, isOutbox }: Way, message: ClaimedMessage): boolean {
  return (
    channel !== 'sms' ||
    isOutbox ||
    !isAdvertising(message) ||
    mayAdvertise(account, message.addresses.sms ?? '')
  )
}

function judge(received: readonly Exclude<SendAnswer, { state: 'taken' }>[], secret: boolean): End {
  const error = received.map((one) => one.error).join(' · ')
  const unknown = received.some(({ state }) => state === 'unknown')
  if (unknown && !secret) return { reason: 'unknown', error }
  if (unknown || received.some(({ state }) => state === 'busy')) return { later: error }
  return { reason: 'refused', error }
}
