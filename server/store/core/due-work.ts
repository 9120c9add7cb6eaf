import { sql } from 'kysely'
import type { PlatformDb } from '#server/database/tenant-db.ts'

/** What falls due by the clock: the function of the database that finds it, of all tenants. */
export type DueKind =
  | 'due_holds'
  | 'due_accepts'
  | 'due_host_checks'
  | 'due_retention'
  | 'due_campaigns'
  | 'due_company_orders'
  | 'due_attempts'
  | 'due_refunds'
  | 'due_points'
  | 'due_point_warnings'
  | 'due_coupon_guesses'
  | 'due_customer_sessions'
  | 'due_sign_in_codes'
  | 'due_rating_sums'
  | 'due_rating_photos'
  | 'due_known_browsers'
  | 'due_usage_counts'
  | 'due_report_days'
  | 'due_daily_reports'
  | 'due_table_sessions'
  | 'due_reservations'
  | 'due_price_changes'
  | 'due_waiting_calls'
  | 'due_waiting_left'
  | 'due_waiting_names'
  | 'due_webhooks'
  | 'due_pos_orders'
  | 'due_old_webhooks'
  | 'due_einvoices'

/** What may be done half a minute late: cleaning up, and what has a whole day. Everything else is done in its second. */
export const unhurried: ReadonlySet<DueKind> = new Set([
  'due_host_checks',
  'due_retention',
  'due_points',
  'due_point_warnings',
  'due_coupon_guesses',
  'due_customer_sessions',
  'due_sign_in_codes',
  'due_rating_photos',
  'due_known_browsers',
  'due_usage_counts',
  'due_daily_reports',
  'due_waiting_left',
  'due_waiting_names',
  'due_old_webhooks',
])

/** One due thing: its tenant, and its id among its kind. */
export interface Due {
  readonly tenant_id: string
  readonly id: string
}

/** Takes kinds with the moment that each is asked for, and the most of each; returns what is due by one statement, each with the place of its kind among them. */
export async function listDue(
  { q }: PlatformDb,
  kinds: readonly { readonly kind: DueKind; readonly at: Date }[],
  most: number,
): Promise<(Due & { at: number })[]> {
  const asked = kinds.map(
    ({ kind, at }, place) =>
      sql`select ${sql.lit(place)}::int as at, tenant_id, id::text from ${sql.ref(kind)}(${most}, ${at})`,
  )
  const { rows } = await sql<Due & { at: number }>`${sql.join(asked, sql` union all `)}`.execute(q)
  return rows
}
