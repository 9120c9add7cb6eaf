import { randomInt } from 'node:crypto'
import { getCountry } from '#domain/core/country.ts'
import { ownCouponEnd } from '#domain/loyalty/coupon.ts'
import { preferencesPath } from '#domain/notifications/notice-preference.ts'
import { messageChannels } from '#domain/notifications/message-channel.ts'
import { afterQuietHours, campaignText, nextQuietHours } from '#domain/loyalty/segment.ts'
import { wordIn } from '#domain/core/words.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { makeId } from '#server/core/make-id.ts'
import { siteLink } from '#server/ports/notice-text.ts'
import { queueMessage } from '#server/ports/queue-message.ts'
import {
  changeCampaign,
  endTarget,
  listWaiting,
  lockCampaign,
  type CampaignRow,
} from '#server/store/loyalty/campaigns.ts'
import { insertCoupon } from '#server/store/loyalty/coupons.ts'
import { findCustomer } from '#server/store/customers/customers.ts'
import { readPreferences } from '#server/store/notifications/notice-preferences.ts'

/** So many at a time: one transaction stays short, and a campaign can be stopped. */
const most = 50

/** What of campaigns falls due (safety 28). */
export function campaignSweeps(deps: Deps): readonly Sweep[] {
  return [{ due: 'due_campaigns', act: (tenantId, id) => sendDueCampaign(deps, tenantId, id) }]
}

/**
 * Takes a campaign that is due; writes to the next few of those who still want offers, by the ways that they want them,
 * each with a coupon of their own. In the quiet hours it waits for their end. May run twice at once: the campaign's row
 * lets one in, and each one is written to once.
 */
export async function sendDueCampaign(deps: Deps, tenantId: string, id: string): Promise<void> {
  const { tenant } = await deps.catalogues.current(tenantId)
  const [zone] = getCountry(tenant.country).time_zones
  await deps.db.write(tenantId, async (db) => {
    const campaign = await lockCampaign(db, id)
    const now = deps.clock()
    if (campaign?.state !== 'sending') return
    const from = afterQuietHours(now, zone)
    if (from > now) return changeCampaign(db, id, { next_at: new Date(from) })
    const waiting = await listWaiting(db, id, most)
    for (const customerId of waiting) await sendTo(deps, db, campaign, { customerId, now, zone })
    const over = waiting.length < most
    await changeCampaign(
      db,
      id,
      over ? { state: 'sent', next_at: null, ended_at: new Date(now) } : { next_at: new Date(now) },
    )
  })
  deps.wakeRelay()
}

async function sendTo(
  deps: Deps,
  db: WriteDb,
  campaign: CampaignRow,
  { customerId, now, zone }: { customerId: string; now: number; zone: string },
): Promise<void> {
  const customer = await findCustomer(db, customerId)
  const { offers } = await readPreferences(db, customerId)
  const { language = 'ar', mobile, email } = customer ?? {}
  const channels = messageChannels.filter((one) => offers[one] && (one === 'email' ? email : mobile))
  const target = { campaignId: campaign.id, customerId }
  const at = new Date(now)
  // the wish of now counts, not that of when it was made
  if (!customer || channels.length === 0)
    return endTarget(db, target, { state: 'declined', coupon_id: null, at })
  const coupon = campaign.benefit
    ? await giveCoupon(db, campaign, customerId, ownCouponEnd(now, campaign.valid_days, zone))
    : undefined
  const text = wordIn({ ar: campaign.body_ar, en: campaign.body_en }, language)
  const link = siteLink(deps, db.tenantId, language, preferencesPath)
  await queueMessage(deps, db, {
    event: 'campaign',
    about: `customer:${customerId}`,
    cause: { by: 'campaign' },
    to: { ...(mobile && { mobile }), ...(email && { email }) },
    channels,
    language,
    subject: text.split('\n')[0] ?? '',
    body: campaignText(text, { code: coupon?.code, link, language }),
    once: `campaign:${campaign.id}:${customerId}`,
    expiresAt: new Date(nextQuietHours(now, zone)),
  })
  await endTarget(db, target, { state: 'sent', coupon_id: coupon?.id ?? null, at })
}

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

async function giveCoupon(
  db: WriteDb,
  campaign: CampaignRow,
  customerId: string,
  endsAt: number,
): Promise<{ id: string; code: string } | undefined> {
  if (!campaign.benefit) return undefined
  const coupon = {
    id: makeId(),
    code: `C${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`,
  }
  await insertCoupon(db, {
    ...coupon,
    name: { ar: campaign.name, en: campaign.name },
    benefit: campaign.benefit,
    rules: { customerIds: [customerId] },
    endsAt,
    most: 1,
    limitPerCustomer: 1,
    limitPerDay: null,
  })
  return coupon
}
