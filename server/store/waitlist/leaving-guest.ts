import { sql, type RawBuilder } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** Whose account goes: the account, how its carts name it, its number and e-mail, and the browsers that were signed in to it. */
export interface LeavingGuest {
  readonly customerId: string
  readonly shopper: string
  readonly mobile: string | null
  readonly email: string | null
  readonly browsers: readonly string[]
}

/**
 * Takes a customer and what the known browsers call its number and e-mail; returns the browsers that are or were signed in
 * to it. `alone` leaves out those where somebody else signed in too.
 */
export async function listBrowsersOf(
  db: TenantDb,
  { customerId, recipients }: { customerId: string; recipients: readonly string[] },
  alone = false,
): Promise<string[]> {
  const { rows } = await sql<{ browser: string }>`
    select b.browser from (
      select browser from customer_sessions
        where tenant_id = ${db.tenantId} and customer_id = ${customerId} and browser is not null
      union select browser from known_browsers
        where tenant_id = ${db.tenantId} and recipient = any (${[...recipients]}::text[]) and not carried
    ) b
    where not ${alone} or not exists (select from known_browsers k where k.tenant_id = ${db.tenantId}
      and k.browser = b.browser and not k.carried and not k.recipient = any (${[...recipients]}::text[]))`.execute(
    db.q,
  )
  return rows.map(({ browser }) => browser)
}

/** Its orders, as a condition on `orders o`: by the account, and for its proven number on the phone or in a browser that never signed in. */
export const ordersOf = ({
  shopper,
  mobile,
}: Pick<LeavingGuest, 'shopper' | 'mobile'>): RawBuilder<boolean> =>
  mobile === null
    ? sql`o.shopper = ${shopper}`
    : sql`(o.shopper = ${shopper} or o.contact_mobile = ${mobile} and o.shopper not like 'customer:%')`

/** The ids of its orders. */
export const orderIdsOf = (
  db: TenantDb,
  guest: Pick<LeavingGuest, 'shopper' | 'mobile'>,
): RawBuilder<string> =>
  sql`(select o.id from orders o where o.tenant_id = ${db.tenantId} and ${ordersOf(guest)})`

/** Its reservations, by the account or for its number. */
export const reservationIdsOf = (
  db: TenantDb,
  { shopper, mobile }: Pick<LeavingGuest, 'shopper' | 'mobile'>,
): RawBuilder<string> =>
  sql`(select id from reservations where tenant_id = ${db.tenantId} and (shopper = ${shopper} or phone = ${mobile ?? ''} and phone <> ''))`

/** Its places in queues: by the account, by its number, and those that its browsers took before they signed in. */
export const entryIdsOf = (
  db: TenantDb,
  { shopper, mobile, browsers }: Pick<LeavingGuest, 'shopper' | 'mobile' | 'browsers'>,
): RawBuilder<string> =>
  sql`(select id from waiting_entries where tenant_id = ${db.tenantId} and (shopper = ${shopper} or mobile = ${mobile}
    or browser = any (${[...browsers]}::text[]) and (shopper is null or shopper not like 'customer:%')))`

/** Takes a reason as SQL; returns it without what a person wrote: the product's own words and moved moments stay. */
export const wordless = (reason: string, allowed: readonly string[]): RawBuilder<string> =>
  sql`case when ${sql.raw(reason)} is null or ${sql.raw(reason)} = any (${[...allowed]}::text[])
      or ${sql.raw(reason)} ~ '^(promise|slot|table): .* → |^reservation-[a-z-]+$' then ${sql.raw(reason)}
    when ${sql.raw(reason)} like 'arrived: %' then 'arrived' else '' end`
