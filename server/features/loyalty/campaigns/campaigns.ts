import { createHash } from 'node:crypto'
import type {
  AudienceWire,
  CampaignBody,
  CampaignsWire,
  CampaignWire,
  CustomerGroupWire,
  SendCampaignBody,
} from '#contract/loyalty/campaigns.ts'
import type { CouponBenefit } from '#domain/pricing/coupon-benefit.ts'
import { getCountry } from '#domain/core/country.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import { afterQuietHours, campaignText, type Segment } from '#domain/loyalty/segment.ts'
import { preferencesPath } from '#domain/notifications/notice-preference.ts'
import { cleanLine, cleanText } from '#domain/core/text.ts'
import type { Language, Words } from '#domain/core/words.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { siteLink } from '#server/ports/notice-text.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { adsCodes, mayAdvertise } from '#server/adapters/messages/advertising-sender.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  changeCampaign,
  countSegment,
  insertCampaign,
  insertCustomerGroup,
  listCampaigns,
  listGroupsCounted,
  listSmsCodes,
  lockCampaign,
  type CountedCampaign,
  type SegmentMoment,
} from '#server/store/loyalty/campaigns.ts'
import { listMessageAccounts } from '#server/store/notifications/message-accounts.ts'

/** Takes staff; returns the campaigns with their results, and the groups of customers. */
export async function showCampaigns(
  deps: Deps,
  { tenantId }: StaffSession,
  language: Language,
): Promise<CampaignsWire> {
  const look = await lookOf(deps, tenantId, language)
  return deps.db.snapshot(tenantId, async (read) => ({
    data: (await listCampaigns(read)).map((row) => show(row, look)),
    groups: await listGroupsCounted(read),
  }))
}

/** By which clock and in which language moments are said. */
interface Look {
  readonly now: number
  readonly zone: string
  readonly language: Language
}

async function lookOf(deps: Deps, tenantId: string, language: Language): Promise<Look> {
  return { now: deps.clock(), zone: await zoneOf(deps, tenantId), language }
}

interface ReadCampaign {
  readonly name: string
  readonly segment: Segment
  readonly body: Words
  readonly benefit: CouponBenefit | null
}

/** Takes what staff typed; returns the campaign, or refuses 'bad-input' and 'field-required' by field. */
function readCampaign(typed: CampaignBody): ReadCampaign | Refusal {
  const [name, ar, en] = [
    cleanLine(typed.name, 60),
    cleanText(typed.body.ar, 500),
    cleanText(typed.body.en, 500),
  ]
  const benefit = typed.coupon === null ? null : benefitOf(typed.coupon)
  const segment = segmentOf(typed.segment)
  const fields: Record<string, RefusalCode[]> = {
    ...(!name && { name: ['field-required'] }),
    ...(!ar && !en && { body: ['field-required'] }),
    ...(benefit === undefined && { coupon: ['bad-input'] }),
    ...(!segment && { segment: ['bad-input'] }),
  }
  if (!name || benefit === undefined || !segment || Object.keys(fields).length > 0)
    return refuse('bad-input', { fields })
  return { name, segment, benefit, body: { ar: ar || en || '', en: en || ar || '' } }
}

function benefitOf(coupon: NonNullable<CampaignBody['coupon']>): CouponBenefit | undefined {
  if (coupon.kind === 'percent') return { kind: 'percent', basisPoints: coupon.percent * 100 }
  const amount = parseAmount(coupon.amount) ?? 0
  return amount > 0 ? { kind: 'amount', amount } : undefined
}

function couponOf(benefit: CouponBenefit | null): CampaignWire['coupon'] {
  if (benefit?.kind === 'percent') return { kind: 'percent', percent: benefit.basisPoints / 100 }
  return benefit?.kind === 'amount' ? { kind: 'amount', amount: toDecimal(benefit.amount) } : null
}

function segmentOf(typed: CampaignBody['segment']): Segment | undefined {
  const amount = typed.spent === null ? 0 : parseAmount(typed.spent.amount)
  if (amount === undefined || amount < 0) return undefined
  return {
    ...(typed.group_ids.length > 0 && { groupIds: typed.group_ids }),
    ...(typed.spent && { spent: { amount, days: typed.spent.days } }),
    ...(typed.away_days !== null && { awayDays: typed.away_days }),
    ...(typed.birthday_days !== null && { birthdayDays: typed.birthday_days }),
  }
}

/** Takes what staff typed; returns whom it would reach and how it would read, and sends nothing. */
export async function showAudience(
  deps: Deps,
  { tenantId }: StaffSession,
  typed: CampaignBody,
): Promise<AudienceWire | Refusal> {
  const read = readCampaign(typed)
  if (isRefusal(read)) return read
  const moment = { now: new Date(deps.clock()), zone: await zoneOf(deps, tenantId) }
  const counted = await deps.db.read(tenantId, (db) => countSegment(db, read.segment, moment))
  const text = (language: Language) =>
    campaignText(read.body[language], {
      code: read.benefit ? 'C7K2M9' : undefined,
      link: siteLink(deps, tenantId, language, preferencesPath),
      language,
    })
  return { ...counted, preview: { ar: text('ar'), en: text('en') } }
}

/** The restaurant's own clock, by which nights and birthdays are. */
async function zoneOf({ catalogues }: Deps, tenantId: string): Promise<string> {
  const { tenant } = await catalogues.current(tenantId)
  return getCountry(tenant.country).time_zones[0]
}

/**
 * Takes what staff typed and the press's key; keeps the campaign with everyone whom it is for. The sweep sends it, never in
 * the quiet hours. A press that is repeated is the same campaign. Refuses 'ads-sender-missing' where its SMS need a sender's
 * name that may advertise, and no account has one (decision 0216).
 */
export async function sendCampaign(
  deps: Deps,
  { tenantId, staffId }: StaffSession,
  typed: SendCampaignBody,
  language: Language,
): Promise<CampaignWire | Refusal> {
  const read = readCampaign(typed)
  if (isRefusal(read)) return read
  const look = await lookOf(deps, tenantId, language)
  const { now, zone } = look
  const id = createHash('sha256').update(`${staffId} ${typed.key}`).digest('hex').slice(0, 20)
  return writeUnlessRefused(deps.db, tenantId, async (db) => {
    if (await lacksAdsSender(db, read.segment, { now: new Date(now), zone }))
      return refuse('ads-sender-missing')
    const campaign = {
      id,
      name: read.name,
      segment: read.segment,
      body_ar: read.body.ar,
      body_en: read.body.en,
      benefit: read.benefit,
      valid_days: typed.valid_days,
      next_at: new Date(afterQuietHours(now, zone)),
      made_at: new Date(now),
    }
    if (await insertCampaign(db, campaign, zone))
      await writeAudit(db, { staffId, action: 'campaign-send', subject: id, after: read })
    const [made] = await listCampaigns(db, id)
    return made ? show(made, look) : refuse('not-found')
  })
}

/** Whether an SMS of it would have to go out under a name that may not advertise; without any account a demo's outbox takes it. */
async function lacksAdsSender(db: WriteDb, segment: Segment, moment: SegmentMoment): Promise<boolean> {
  const accounts = (await listMessageAccounts(db)).filter((row) => row.enabled && row.channel === 'sms')
  if (accounts.length === 0) return false
  const codes = await listSmsCodes(db, segment, moment, adsCodes)
  return codes.some((code) => !accounts.some(({ shown }) => mayAdvertise({ values: shown }, code)))
}

/** Takes a campaign that is being sent; nobody else gets it. Refuses 'not-found', and 'transition-not-allowed' once it is over. */
export async function stopCampaign(
  deps: Deps,
  { tenantId, staffId }: StaffSession,
  id: string,
  language: Language,
): Promise<CampaignWire | Refusal> {
  const look = await lookOf(deps, tenantId, language)
  return writeUnlessRefused(deps.db, tenantId, async (db) => {
    const campaign = await lockCampaign(db, id)
    if (!campaign) return refuse('not-found')
    if (campaign.state !== 'sending') return refuse('transition-not-allowed')
    await changeCampaign(db, id, { state: 'stopped', next_at: null, ended_at: new Date(deps.clock()) })
    await writeAudit(db, { staffId, action: 'campaign-stop', subject: id })
    const [stopped] = await listCampaigns(db, id)
    return stopped ? show(stopped, look) : refuse('not-found')
  })
}

/** Takes the names of a group and the segment that it begins with; makes it. Refuses 'bad-input' by field. */
export async function addCustomerGroup(
  deps: Deps,
  { tenantId, staffId }: StaffSession,
  typed: { name_ar: string; name_en: string; segment: CampaignBody['segment'] | null },
): Promise<CustomerGroupWire | Refusal> {
  const moment = { now: new Date(deps.clock()), zone: await zoneOf(deps, tenantId) }
  return writeUnlessRefused(deps.db, tenantId, async (db) => {
    const [ar, en] = [cleanLine(typed.name_ar, 60) ?? '', cleanLine(typed.name_en, 60) ?? '']
    const segment = typed.segment === null ? undefined : segmentOf(typed.segment)
    if ((ar === '' && en === '') || (typed.segment && !segment))
      return refuse('bad-input', { fields: { name_ar: ['field-required'] } })
    const group = { id: makeId(), name_ar: ar || en, name_en: en || ar }
    const customers = await insertCustomerGroup(db, group, segment, moment)
    await writeAudit(db, {
      staffId,
      action: 'customer-group-add',
      subject: group.id,
      after: { ...group, customers },
    })
    return { ...group, customers }
  })
}

function show(row: CountedCampaign, { now, zone, language }: Look): CampaignWire {
  const words = (at: Date) => momentWords(at.getTime(), now, zone, language)
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    body: { ar: row.body_ar, en: row.body_en },
    coupon: couponOf(row.benefit),
    made_at: row.made_at.toISOString(),
    next_at: row.next_at?.toISOString() ?? null,
    made_words: words(row.made_at),
    next_words: row.next_at && row.next_at.getTime() > now ? words(row.next_at) : null,
    targets: row.targets,
    sent: row.sent,
    declined: row.declined,
    used: row.used,
    revenue: toDecimal(row.revenue),
  }
}
