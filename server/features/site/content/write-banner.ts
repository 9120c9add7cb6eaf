import type { BannerBody } from '#contract/site/site-content.ts'
import { readMoment } from '#domain/core/local-moment.ts'
import { isRefusal, refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import { checkKind } from '#domain/site/setting-check.ts'
import { siteContentLimits as most } from '#domain/site/site-content.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { StaffSession } from '#server/http/request.ts'
import { etagOf } from '#server/core/etag.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { deleteBanner, insertBanner, updateBanner } from '#server/store/site/banners.ts'
import { loadCatalogue, type Banner, type Catalogue } from '#server/store/menu/catalogue.ts'
import { lockSettings } from '#server/store/site/settings.ts'
import { cleanWords } from './write-page.ts'

/**
 * Takes a banner or popup as it was typed, with its id when it stands already; keeps it (spec 2, 3, 4). Refuses 'not-found',
 * 'plan-changed' when it is not the one that was seen, what it leads to when that is missing or not the tenant's own, words too long and dates the wrong way round.
 */
export async function writeBanner(
  deps: Deps,
  { tenantId, staffId }: StaffSession,
  typed: BannerBody & { readonly seen?: string | undefined },
  id?: string,
): Promise<Refusal | undefined> {
  const { picture } = typed
  const stored = picture && (await deps.pictures.get(tenantId, picture.id, 112, 'webp'))
  if (picture && !stored) return wrong('picture', 'bad-input')
  return deps.db.write(tenantId, async (tx) => {
    // two owners come one after the other, and the second sees what the first did
    await lockSettings(tx)
    const content = await loadCatalogue(tx)
    const before = content.banners.find((banner) => banner.id === id)
    if (id !== undefined && !before) return refuse('not-found')
    if (before && typed.seen !== undefined && typed.seen !== etagOf(before)) return refuse('plan-changed')
    if (!before && content.banners.length >= most.banners) return refuse('too-many-rows')
    const banner = readBanner(typed, content, before?.id ?? makeId())
    if (isRefusal(banner)) return banner
    await (before ? updateBanner(tx, banner) : insertBanner(tx, banner))
    await writeAudit(tx, {
      staffId,
      action: 'banner-save',
      subject: banner.id,
      ...(before && { before }),
      after: banner,
    })
    return undefined
  })
}

/** Takes an id; its banner is gone. Refuses 'not-found'. */
export async function removeBanner(
  { db }: Deps,
  { tenantId, staffId }: StaffSession,
  id: string,
): Promise<Refusal | undefined> {
  return db.write(tenantId, async (tx) => {
    const before = (await loadCatalogue(tx)).banners.find((banner) => banner.id === id)
    if (!before) return refuse('not-found')
    await deleteBanner(tx, id)
    await writeAudit(tx, { staffId, action: 'banner-remove', subject: id, before })
    return undefined
  })
}

const wrong = (field: string, code: RefusalCode) => refuse(code, { fields: { [field]: [code] } })

function readBanner(typed: BannerBody, content: Catalogue, id: string): Banner | Refusal {
  const title = cleanWords(typed.title, most.title)
  const text = cleanWords(typed.text, most.text)
  if (!title || !text) return wrong(title ? 'text' : 'title', 'text-too-long')
  if (!title.ar || !title.en) return wrong('title', 'field-required')
  const target = readTarget(typed, content)
  if (isRefusal(target)) return target
  const zone = content.branches[0]?.timeZone ?? 'UTC'
  const [startsAt, endsAt] = [typed.starts_at, typed.ends_at].map((at) => at && readMoment(at, zone))
  if (startsAt === undefined) return wrong('starts_at', 'date-invalid')
  if (endsAt === undefined || (startsAt && endsAt && endsAt <= startsAt))
    return wrong('ends_at', 'date-invalid')
  return {
    id,
    place: typed.place,
    type: typed.type,
    title,
    text,
    appearInPeriod: typed.appear_in_period,
    ...target,
    ...(typed.picture && { picture: typed.picture }),
    ...(startsAt && { startsAt }),
    ...(endsAt && { endsAt }),
  }
}

/** What the type leads to, and nothing of the other types. */
function readTarget(
  { type, item_id, group_id, url }: BannerBody,
  { items, groups }: Catalogue,
): Pick<Banner, 'itemId' | 'groupId' | 'url'> | Refusal {
  if (type === 'item')
    return item_id && items.has(item_id) ? { itemId: item_id } : wrong('item_id', 'field-required')
  if (type === 'group') {
    const known = groups.some((group) => group.id === group_id)
    return group_id && known ? { groupId: group_id } : wrong('group_id', 'field-required')
  }
  if (type === 'default') return {}
  const address = checkKind({ type: 'url' }, url ?? '')
  return address ? { url: address } : wrong('url', 'target-not-allowed')
}
