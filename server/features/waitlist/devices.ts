import { createHash } from 'node:crypto'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { isInQueue, waitingLimits } from '#domain/waitlist/waiting-list.ts'
import type { Language } from '#domain/core/words.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { linkHolder } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import type { PushSubscription, VapidKeys } from '#server/adapters/push/port.ts'
import { areBrowserKeys, makeVapidKeys } from '#server/adapters/push/push-keys.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import {
  findPushKeys,
  insertPushKeys,
  listDevices,
  saveDevice,
} from '#server/store/notifications/push-devices.ts'
import { findWaitingEntry } from '#server/store/waitlist/waiting-entries.ts'

/** Takes a tenant; returns its keys, made and sealed at the first need. */
export async function pushKeysOf(
  { db, seal }: Pick<Deps, 'db' | 'seal'>,
  tenantId: string,
): Promise<VapidKeys> {
  const known = await db.read(tenantId, findPushKeys)
  if (known) return { publicKey: known.public_key, privateKey: seal.open(known.sealed_private_key) }
  const made = await makeVapidKeys()
  // of two who make them at once one set stays
  const row = await db.write(tenantId, async (tx) => {
    await insertPushKeys(tx, { public_key: made.publicKey, sealed_private_key: seal.close(made.privateKey) })
    return findPushKeys(tx)
  })
  return row ? { publicKey: row.public_key, privateKey: seal.open(row.sealed_private_key) } : made
}

/**
 * Takes an entry and where a browser takes messages; that phone hears when it is the party's turn. Whoever holds the
 * link may ask for it, a companion too. Refuses 'waiting-not-found', 'waiting-changed' when nothing is to be waited for,
 * 'bad-input' for what is no push service, 'too-many-requests' beyond five phones.
 */
export async function addDevice(
  deps: Deps,
  tenantId: string,
  entryId: string,
  subscription: PushSubscription,
  language: Language,
): Promise<{ done: true } | Refusal> {
  if (!deps.push.allows(subscription.endpoint) || !areBrowserKeys(subscription)) return refuse('bad-input')
  const id = createHash('sha256').update(subscription.endpoint).digest('base64url').slice(0, 20)
  return writeUnlessRefused(deps.db, tenantId, async (tx) => {
    const entry = await authorize(linkHolder('waiting-not-found'), findWaitingEntry(tx, entryId))
    if (isRefusal(entry)) return entry
    if (!isInQueue(entry.state)) return refuse('waiting-changed')
    const others = (await listDevices(tx, entryId)).filter((device) => device.id !== id)
    if (others.length >= waitingLimits.devices) return refuse('too-many-requests')
    const sealed_subscription = deps.seal.close(JSON.stringify(subscription))
    await saveDevice(tx, { entry_id: entryId, id, sealed_subscription, language })
    return { done: true as const }
  })
}
