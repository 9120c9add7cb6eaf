import { localPath } from '#domain/core/local-path.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { noticeLifeMinutes } from '#domain/notifications/notice.ts'
import { calledLine } from '#domain/notifications/push-words.ts'
import { settingText } from '#domain/site/settings.ts'
import { waitingNumber } from '#domain/waitlist/waiting-list.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { Deps } from '#server/core/deps.ts'
import type { PushSubscription } from '#server/adapters/push/port.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import {
  dropDevices,
  listDevices,
  markDeviceNotified,
  type WaitingDeviceRow,
} from '#server/store/notifications/push-devices.ts'
import { findWaitingEntry, type WaitingEntryRow } from '#server/store/waitlist/waiting-entries.ts'
import { TryLater } from '#server/core/try-later.ts'
import { pushKeysOf } from './devices.ts'

/**
 * Takes an entry and which of its calls is meant; tells the phones that asked for it, each once, unless the call is over
 * by now. A phone that takes no more is forgotten. Throws TryLater when one could not be told now. Spec 4, safety 28.
 */
export async function pushCall(
  deps: Deps,
  tenantId: string,
  { entryId, calls }: { readonly entryId: string; readonly calls: number },
): Promise<void> {
  const found = await deps.db.read(tenantId, async (db) => {
    const entry = await forSystem('job', findWaitingEntry(db, entryId))
    if (entry?.state !== 'called' || entry.calls !== calls) return undefined
    const devices = (await listDevices(db, entryId)).filter((device) => device.told_calls !== calls)
    return { entry, devices }
  })
  if (!found || found.devices.length === 0) return
  const { entry, devices } = found
  const keys = await pushKeysOf(deps, tenantId)
  const content = await deps.catalogues.current(tenantId)
  const number = waitingNumber(entry.letter, entry.no)
  const tell = async (device: WaitingDeviceRow): Promise<boolean> => {
    const to = JSON.parse(deps.seal.open(device.sealed_subscription)) as PushSubscription
    const body = JSON.stringify(showCall(content, entry, number, device.language))
    const lifeSeconds = noticeLifeMinutes('queue-called') * 60
    const sent = await deps.push.send(to, { body, lifeSeconds, topic: entryId }, keys)
    if (sent === 'failed') return false
    await deps.db.write(tenantId, (tx) =>
      sent === 'gone'
        ? dropDevices(tx, entryId, device.id)
        : markDeviceNotified(tx, { entryId, id: device.id, calls }),
    )
    return true
  }
  const results = await Promise.all(devices.map(tell))
  if (results.includes(false)) throw new TryLater()
}

/** What storefront/worker/show-push.ts shows. */
function showCall(
  { tenant, branches, settings }: Catalogue,
  entry: WaitingEntryRow,
  number: string,
  language: Language,
) {
  const branch = branches.find((one) => one.id === entry.branch_id)
  const time =
    entry.call_until && branch ? clockWords(entry.call_until.getTime(), branch.timeZone, language) : ''
  const logo = settingText(settings, 'website.logo') || tenant.logo
  return {
    title: wordIn(tenant.name, language),
    body: calledLine({ number, branch: branch ? wordIn(branch.name, language) : '', time }, language),
    url: localPath(`/waiting-list/${entry.id}`, language),
    tag: `waiting-${entry.id}`,
    language,
    ...(logo && { icon: `/pictures/${logo}/192.png` }),
  }
}
