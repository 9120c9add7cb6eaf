import type { SenderBody, SendersWire } from '#contract/notifications/messages.ts'
import { refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { MessageProvider } from '#server/adapters/messages/port.ts'
import type { StaffSession } from '#server/http/request.ts'
import { openAccount } from '#server/start/senders.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  deleteMessageAccount,
  listMessageAccounts,
  orderMessageAccounts,
  saveMessageAccount,
} from '#server/store/notifications/message-accounts.ts'
import { showSenders } from './show-senders.ts'

/**
 * Takes what staff typed for a provider; keeps the account, its secrets sealed. An empty secret keeps the present one,
 * unless it would then be sent elsewhere. A new one is tried last. Refuses the fields that do not look as the provider's
 * do. The audit log names no secret.
 */
export async function saveSender(
  deps: Deps,
  { tenantId, staffId }: StaffSession,
  name: string,
  body: SenderBody,
): Promise<SendersWire | Refusal> {
  const provider = deps.senders.find(name)
  if (!provider) return refuse('not-found')
  const rows = await deps.db.read(tenantId, listMessageAccounts)
  const before = rows.find((row) => row.provider === name)
  const known = before ? openAccount(deps.seal, before, '').values : {}
  const { values, fields } = readValues(provider, body.values, known)
  if (Object.keys(fields).length > 0) return refuse('bad-input', { fields })
  const isSecret = new Set(provider.fields.filter((one) => one.secret).map((one) => one.name))
  const part = (secret: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => isSecret.has(field) === secret))
  await deps.db.write(tenantId, async (db) => {
    await saveMessageAccount(db, {
      id: before?.id ?? makeId(),
      provider: name,
      channel: provider.channel,
      place: before?.place ?? Math.max(-1, ...rows.map((row) => row.place)) + 1,
      enabled: body.enabled,
      shown: part(false),
      sealed_secrets: deps.seal.close(JSON.stringify(part(true))),
    })
    await writeAudit(db, {
      staffId,
      action: 'sender-save',
      subject: name,
      before: before ? { enabled: before.enabled, ...before.shown } : {},
      after: { enabled: body.enabled, ...part(false) },
    })
  })
  return showSenders(deps, tenantId)
}

/** Takes what was typed and what is kept, by field; returns what the account is from now on, and what is wrong with it. */
function readValues(
  provider: MessageProvider,
  typed: Readonly<Record<string, string>>,
  known: Readonly<Record<string, string>>,
): { values: Record<string, string>; fields: Record<string, RefusalCode[]> } {
  const values: Record<string, string> = {}
  const fields: Record<string, RefusalCode[]> = {}
  const given = (field: string) => (typed[field] ?? '').trim()
  const moved = provider.fields.some(
    ({ name, address }) => address && known[name]?.toLowerCase() !== given(name).toLowerCase(),
  )
  for (const { name, secret, optional, shape } of provider.fields) {
    const stored = secret ? (known[name] ?? '') : ''
    const value = given(name) || (moved ? '' : stored)
    if (!value && (!optional || stored)) fields[name] = ['field-required']
    else if (value && !shape.test(value)) fields[name] = ['bad-input']
    else if (value) values[name] = value
  }
  return { values, fields }
}

/** Takes a provider; forgets the account there with its credentials. */
export async function removeSender(
  deps: Deps,
  { tenantId, staffId }: StaffSession,
  name: string,
): Promise<SendersWire | Refusal> {
  const rows = await deps.db.read(tenantId, listMessageAccounts)
  const row = rows.find((one) => one.provider === name)
  if (!row) return refuse('not-found')
  await deps.db.write(tenantId, async (db) => {
    await deleteMessageAccount(db, row.id)
    await writeAudit(db, { staffId, action: 'sender-remove', subject: name, before: { ...row.shown } })
  })
  return showSenders(deps, tenantId)
}

/** Takes providers in the order in which they are to be tried; those not named come after them, as they were. */
export async function orderSenders(
  deps: Deps,
  { tenantId, staffId }: StaffSession,
  providers: readonly string[],
): Promise<SendersWire> {
  const rows = await deps.db.read(tenantId, listMessageAccounts)
  const rank = (name: string) => (providers.includes(name) ? providers.indexOf(name) : providers.length)
  const sorted = [...rows].sort((a, b) => rank(a.provider) - rank(b.provider) || a.place - b.place)
  await deps.db.write(tenantId, async (db) => {
    await orderMessageAccounts(
      db,
      sorted.map(({ id }) => id),
    )
    const after = { order: sorted.map((row) => row.provider) }
    await writeAudit(db, { staffId, action: 'sender-order', subject: 'senders', after })
  })
  return showSenders(deps, tenantId)
}
