import type { Language, Words } from '#domain/core/words.ts'
import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** What is to be counted; no two of one call are of one kind and subject. */
export interface UsageToCount {
  readonly kind: string
  readonly subject: string
  readonly cost: number
  /** The setting that holds the budget, if it is one. */
  readonly setting: string | null
}

/** What was used with it in this hour and in 24 hours. */
export interface UsageCounted {
  readonly kind: string
  readonly subject: string
  readonly in_hour: number
  readonly in_day: number
  /** As it is kept; null where the owner set none. */
  readonly set: string | null
  readonly branches: number
}

/** Takes what is used and the hour that it is; counts it and returns what was used by now. Rivals wait for each other. */
export function countUsage(db: TenantDb, all: readonly UsageToCount[], hour: Date): Promise<UsageCounted[]> {
  const { tenantId } = db
  return ask<UsageCounted>(db)`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as w(kind text, subject text, cost integer, setting text)
    ), spent as (
      insert into usage_counts as u (tenant_id, kind, subject, hour, count)
      select ${tenantId}, kind, subject, ${hour}, cost from wanted order by kind, subject
      on conflict (tenant_id, kind, subject, hour) do update set count = u.count + excluded.count
      returning kind, subject, count
    )
    select s.kind, s.subject, s.count as in_hour, (s.count + coalesce((
        select sum(b.count) from usage_counts b where b.tenant_id = ${tenantId} and b.kind = s.kind and b.subject = s.subject
          and b.hour < ${hour} and b.hour > ${hour}::timestamptz - interval '24 hours'), 0))::integer as in_day,
      (select st.value::jsonb #>> '{}' from settings st where st.tenant_id = ${tenantId} and st.key = w.setting) as set,
      case when w.setting is null then 0
        else (select count(*)::integer from branches br where br.tenant_id = ${tenantId}) end as branches
    from spent s join wanted w on w.kind = s.kind and w.subject = s.subject`
}

/** Takes what was counted and then refused; it counts no more. */
export async function giveBackUsage(
  db: TenantDb,
  all: readonly Pick<UsageToCount, 'kind' | 'subject' | 'cost'>[],
  hour: Date,
): Promise<void> {
  await ask(db)`
    update usage_counts u set count = u.count - w.cost
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as w(kind text, subject text, cost integer)
    where u.tenant_id = ${db.tenantId} and u.kind = w.kind and u.subject = w.subject and u.hour = ${hour}`
}

/** Takes kinds, whose use it is and the hour that it is; returns what was used of each. */
export function readUsage(
  db: TenantDb,
  kinds: readonly string[],
  subject: string,
  hour: Date,
): Promise<{ kind: string; in_hour: number; in_day: number }[]> {
  return ask<{ kind: string; in_hour: number; in_day: number }>(db)`
    select kind, coalesce(sum(count) filter (where hour = ${hour}), 0)::integer as in_hour, sum(count)::integer as in_day
    from usage_counts where tenant_id = ${db.tenantId} and kind = any (${kinds}::text[]) and subject = ${subject}
      and hour <= ${hour} and hour > ${hour}::timestamptz - interval '24 hours' group by kind`
}

/** Takes a moment; drops what was counted up to it. */
export async function dropUsageBefore(db: TenantDb, before: Date): Promise<void> {
  await ask(db)`delete from usage_counts where tenant_id = ${db.tenantId} and hour <= ${before}`
}

/** Returns the owners who are told of a budget, and what their restaurant is called. */
export function listOwnersToTell(
  db: TenantDb,
): Promise<(Words & { id: string; email: string; language: Language })[]> {
  return ask<Words & { id: string; email: string; language: Language }>(db)`
    select s.id, s.email, s.language, t.name_ar as ar, t.name_en as en from staff s
    join tenants t on t.tenant_id = s.tenant_id
    where s.tenant_id = ${db.tenantId} and s.role = 'owner' and s.active order by s.id`
}
