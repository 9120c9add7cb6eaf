import { sql, type Insertable, type Selectable } from 'kysely'
import type { SentCode, SentLately } from '#domain/customers/code-limits.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type CodeRow = Selectable<Schema['sign_in_codes']>

/** Who a code is for and where it was asked for; `recipient` and `address` are keyed hashes. */
export interface CodeAsker {
  readonly recipient: string
  readonly browser: string
  /** Set: this signed-in customer wants the number or e-mail. */
  readonly customerId: string | null
}

/** All that is done about one recipient happens one after the other, in however many processes. */
export async function lockRecipient(db: TenantDb, recipient: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${db.tenantId} ${recipient}`}, 0))`.execute(db.q)
}

/** Takes an asker; returns the codes of the budget that counts for it, and whether this browser is known. */
export async function readBudget(
  db: TenantDb,
  { recipient, browser }: CodeAsker,
  since: Date,
): Promise<{ known: boolean; sent: SentCode[] }> {
  const { rows } = await sql<{
    made_at: Date
    wrong: number
    used_at: Date | null
    known: boolean
    own: boolean
    trusted: boolean
  }>`
    select c.made_at, c.wrong, c.used_at, c.known, c.browser = ${browser} as own, k.recipient is not null as trusted
    from (select 1) one
    left join known_browsers k on k.tenant_id = ${db.tenantId} and k.recipient = ${recipient} and k.browser = ${browser}
    left join sign_in_codes c on c.tenant_id = ${db.tenantId} and c.recipient = ${recipient} and c.made_at > ${since}`.execute(
    db.q,
  )
  const known = rows[0]?.trusted ?? false
  const counted = rows.filter((row) => row.made_at !== null && (known ? row.known && row.own : !row.known))
  return {
    known,
    sent: counted.map((row) => ({
      madeAt: row.made_at.getTime(),
      wrong: row.wrong,
      used: row.used_at !== null,
    })),
  }
}

/** Takes a browser's hash, or an address's; returns what it asked for lately, by one channel if it is named. */
export async function countLately(
  db: TenantDb,
  by: 'browser' | 'address',
  value: string,
  now: Date,
  channel?: 'sms' | 'email',
): Promise<SentLately> {
  const hour = sql`${now}::timestamptz - interval '1 hour'`
  const { rows } = await sql<SentLately>`
    select count(*) filter (where made_at > ${hour})::int as hour, count(*)::int as day,
      coalesce(sum(wrong) filter (where made_at > ${hour}), 0)::int as "wrongInHour", coalesce(sum(wrong), 0)::int as "wrongInDay"
    from sign_in_codes where tenant_id = ${db.tenantId} and ${sql.ref(by)} = ${value}
      and made_at > ${now}::timestamptz - interval '1 day'
      and (${channel ?? null}::text is null or channel is null or channel = ${channel ?? null})`.execute(db.q)
  return rows[0] ?? { hour: 0, day: 0, wrongInHour: 0, wrongInDay: 0 }
}

/** Takes a new code; it ends the former of this asker. Both statements leave at once. */
export async function insertCode(
  db: TenantDb,
  row: Omit<Insertable<Schema['sign_in_codes']>, 'tenant_id' | 'made_at'> & { readonly made_at: Date },
): Promise<void> {
  const endFormer = db.q
    .updateTable('sign_in_codes')
    .set({ ends_at: row.made_at })
    .where('tenant_id', '=', db.tenantId)
    .where('recipient', '=', row.recipient)
    .where('browser', '=', row.browser)
    .where('customer_id', 'is not distinct from', row.customer_id ?? null)
    .where('ends_at', '>', row.made_at)
  const insert = db.q.insertInto('sign_in_codes').values({ tenant_id: db.tenantId, ...row })
  await Promise.all([endFormer.execute(), insert.execute()])
}

/** Takes an asker and the most tries; returns the newest code that is not used up. It may have lapsed. */
export function findOpenCode(db: TenantDb, asker: CodeAsker, most: number): Promise<CodeRow | undefined> {
  return db.q
    .selectFrom('sign_in_codes')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('recipient', '=', asker.recipient)
    .where('browser', '=', asker.browser)
    .where('customer_id', 'is not distinct from', asker.customerId)
    .where('used_at', 'is', null)
    .where('tries', '<', most)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Takes how a try of a code ended: the code is used, or the guess was wrong. */
export async function noteTry(db: TenantDb, id: string, ended: { used: Date } | 'wrong'): Promise<void> {
  await db.q
    .updateTable('sign_in_codes')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      ...(ended === 'wrong' ? { wrong: eb('wrong', '+', 1) } : { used_at: ended.used }),
    }))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Takes a recipient and a browser; returns whether it has signed in with it before. */
export async function isKnownBrowser(db: TenantDb, recipient: string, browser: string): Promise<boolean> {
  const row = await db.q
    .selectFrom('known_browsers')
    .select('browser')
    .where('tenant_id', '=', db.tenantId)
    .where('recipient', '=', recipient)
    .where('browser', '=', browser)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a browser; returns whether somebody has signed in there before, with whatever number or e-mail. */
export async function hasSignedIn(db: TenantDb, browser: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from known_browsers where tenant_id = ${db.tenantId} and browser = ${browser} limit 1`.execute(
    db.q,
  )
  return rows.length > 0
}

/** This browser has signed in with that number or e-mail. */
export async function knowBrowser(db: TenantDb, recipient: string, browser: string, at: Date): Promise<void> {
  await db.q
    .insertInto('known_browsers')
    .values({ tenant_id: db.tenantId, recipient, browser, seen_at: at })
    .onConflict((on) =>
      on.columns(['tenant_id', 'recipient', 'browser']).doUpdateSet({ seen_at: at, carried: false }),
    )
    .execute()
}

/** Takes a browser's former and new name; the new one is as known for codes as the former, and stands for nobody else yet. */
export async function carryBrowser(db: TenantDb, former: string, browser: string): Promise<void> {
  await sql`insert into known_browsers (tenant_id, recipient, browser, seen_at, carried)
    select tenant_id, recipient, ${browser}, seen_at, true from known_browsers
    where tenant_id = ${db.tenantId} and browser = ${former} on conflict do nothing`.execute(db.q)
}

/** Takes the recipients of an account that goes; nothing of them stays. */
export async function forgetRecipients(db: TenantDb, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return
  await db.q
    .deleteFrom('known_browsers')
    .where('tenant_id', '=', db.tenantId)
    .where('recipient', 'in', recipients)
    .execute()
}

/** Takes a moment; drops a tenant's codes from before it. */
export async function dropCodesBefore(db: TenantDb, before: Date): Promise<void> {
  await db.q
    .deleteFrom('sign_in_codes')
    .where('tenant_id', '=', db.tenantId)
    .where('made_at', '<=', before)
    .execute()
}

/** Takes a moment; browsers of a tenant that were last signed in with before it are known no more. */
export async function forgetBrowsersBefore(db: TenantDb, before: Date): Promise<void> {
  await db.q
    .deleteFrom('known_browsers')
    .where('tenant_id', '=', db.tenantId)
    .where('seen_at', '<=', before)
    .execute()
}
