import { messageChannels, type MessageChannel } from '#domain/notifications/message-channel.ts'
import type { Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import type { WriteDb } from '../database/tenant-db.ts'
import type { Deps } from '../core/deps.ts'
import { makeId } from '../core/make-id.ts'
import { messageIdFor } from './message-id.ts'
import type { Seal } from '../secrets/seal.ts'
import { insertMessages, limitMessages, type NewMessage } from '../store/notifications/messages.ts'
import type { Addresses, MessageContent } from '../store/notifications/message-columns.ts'
import { messageSpending, type MessageCause } from '../usage/message-usage.ts'
import { spendAll, type Spending } from '../usage/spend.ts'

/** One message to one person. It leaves after the commit by the tenant's providers, in the tenant's order of them. */
export interface MessageToQueue {
  /** What it is about, in words with hyphens, e.g. `order-ready`; also names the template where a channel has templates. */
  readonly event: string
  /** Whose doing it is: what nobody paid for and nobody proved is limited (domain/usage/usage-limits.ts). */
  readonly cause: MessageCause
  /** Where it may reach the person: a mobile in E.164 serves SMS and WhatsApp. At least one. */
  readonly to: { readonly mobile?: string; readonly email?: string }
  /** The channels that the person wants it by; none given means all that `to` allows. */
  readonly channels?: readonly MessageChannel[]
  readonly language: Language
  /** Of the e-mail; others do not show it. */
  readonly subject?: string
  /** The whole text, in `language`. */
  readonly body: string
  /** Values of the event's template, in its order, for channels that send templates. */
  readonly params?: readonly string[]
  /** A sign-in code or the like in `body` and `params`: sealed at rest, shown to nobody, wiped once sent. */
  readonly secret?: boolean
  /** The order that it tells of: one message per order and event, a second is not queued. */
  readonly orderId?: string
  /** Whom or what it is about, when it hangs on no order: with it goes what it says when that one's account goes. */
  readonly about?: `${'customer' | 'reservation' | 'waiting' | 'contact'}:${string}`
  /** Names what it tells of: one message per name, a second is not queued. */
  readonly once?: string
  /** Of no use afterwards; not sent any more then. */
  readonly expiresAt?: Date
}

/**
 * Takes the caller's transaction and a message; queues it there, so that it goes out exactly if the rest is committed.
 * Returns its id, or undefined when nothing is left to send it by, or the order has one of this event. One that is beyond a
 * limit of usage is kept as skipped, for staff to see and send: what it tells of has happened. Rule "Notices",
 * safety 27, decision 0205.
 */
export async function queueMessage(
  deps: Parts,
  db: WriteDb,
  message: MessageToQueue,
): Promise<string | undefined> {
  const [id] = await queueMessages(deps, db, [message])
  return id
}

/** The same for several, in one statement; returns the ids of those that are queued by it. */
export async function queueMessages(
  deps: Parts,
  db: WriteDb,
  messages: readonly MessageToQueue[],
): Promise<string[]> {
  const { queued } = await queueAll(deps, db, messages)
  return queued
}

/** The same for a message that is all that was asked for: beyond a limit it is refused, and the transaction rolled back. */
export async function queueOrRefuse(
  deps: Parts,
  db: WriteDb,
  message: MessageToQueue,
): Promise<Refusal | undefined> {
  const { refused } = await queueAll(deps, db, [message])
  return refused[0]
}

async function queueAll(
  deps: Parts,
  db: WriteDb,
  messages: readonly MessageToQueue[],
): Promise<{ queued: string[]; refused: Refusal[] }> {
  const rows = messages.flatMap((message) => {
    const row = rowOf(deps.seal, message)
    return row ? [{ row, spending: messageSpending({ ...row, cause: message.cause }) }] : []
  })
  if (rows.length === 0) return { queued: [], refused: [] }
  const insert = insertMessages(
    db,
    rows.map(({ row }) => row),
  )
  // one that is told once may have been counted when it was told
  const isNew = messages.every(({ once, orderId }) => once === undefined && orderId === undefined)
  const [made, answers] = await Promise.all([
    insert,
    isNew ? spendFor(deps, db, rows) : insert.then((ids) => spendFor(deps, db, rows, new Set(ids))),
  ])
  const limited = rows.flatMap(({ row }, at) => (answers[at] ? [row] : []))
  if (limited.length > 0)
    await limitMessages(
      db,
      limited.map(({ id }) => id),
      new Date(deps.clock()),
    )
  const skipped = new Set(limited.map(({ id }) => id))
  const queued = made.filter((id) => !skipped.has(id))
  if (queued.length > 0) db.afterCommit(deps.wakeRelay)
  return { queued, refused: answers.flatMap((answer) => answer ?? []) }
}

type Use = { readonly row: NewMessage; readonly spending: Spending | undefined }

/** Takes messages, and which of them are new if that is known; returns for each the refusal of its limit, if there is one. */
async function spendFor(
  deps: Parts,
  db: WriteDb,
  uses: readonly Use[],
  made?: ReadonlySet<string>,
): Promise<(Refusal | undefined)[]> {
  const spends = uses.map(({ row, spending }) => (made && !made.has(row.id) ? undefined : spending))
  const given = spends.filter((one) => one !== undefined)
  if (given.length === 0) return spends.map(() => undefined)
  const answers = await spendAll(deps, db, given)
  return spends.map((one) => (one ? answers[given.indexOf(one)] : undefined))
}

type Parts = Pick<Deps, 'seal' | 'clock' | 'settled' | 'wakeRelay'>

function rowOf(seal: Seal, message: MessageToQueue): NewMessage | undefined {
  const addresses = addressesOf(message)
  const channel = messageChannels.find((one) => addresses[one])
  if (!channel) return undefined
  const { event, language, body, subject = '', params = [], secret = false } = message
  const content = { subject, body, params: [...params] }
  const nothing = { subject: '', body: '', params: [] }
  return {
    id: message.once === undefined ? makeId() : messageIdFor(message.once),
    event,
    language,
    channel,
    recipient: addresses[channel] ?? '',
    addresses,
    ...(secret ? nothing : content),
    secret,
    sealed_content: secret ? seal.close(JSON.stringify(content)) : null,
    order_id: message.orderId ?? null,
    about: message.about ?? null,
    expires_at: message.expiresAt ?? null,
  }
}

function addressesOf({ to, channels = messageChannels }: MessageToQueue): Addresses {
  const places = { sms: to.mobile, whatsapp: to.mobile, email: to.email }
  return Object.fromEntries(channels.flatMap((one) => (places[one] ? [[one, places[one]]] : [])))
}

/** Takes a message's row; returns what it says, or undefined when it was a secret that has been wiped. */
export function contentOf(
  seal: Seal,
  row: MessageContent & { sealed_content: string | null; secret: boolean },
): MessageContent | undefined {
  if (row.sealed_content !== null) return JSON.parse(seal.open(row.sealed_content)) as MessageContent
  return row.secret ? undefined : { subject: row.subject, body: row.body, params: row.params }
}
