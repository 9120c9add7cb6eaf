import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Words } from '#domain/core/words.ts'
import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { isByPhone } from '../ordering/phone-shopper.ts'
import type { Schema } from '../schema.generated.ts'
import { wordsOf } from '../core/words-of.ts'

export type CustomerRow = Selectable<Schema['customers']>

/** By which a customer is known: a number in E.164, or an e-mail in lower case. */
export type Contact = { readonly mobile: string } | { readonly email: string }

/** Takes a customer's id; returns the customer with the words of the group, or undefined when deleted. */
export function findCustomer(
  db: TenantDb,
  id: string,
): Promise<(CustomerRow & { group_ar: string | null; group_en: string | null }) | undefined> {
  return db.q
    .selectFrom('customers as c')
    .leftJoin('customer_groups as g', (join) =>
      join.onRef('g.tenant_id', '=', 'c.tenant_id').onRef('g.id', '=', 'c.group_id'),
    )
    .selectAll('c')
    .select(['g.name_ar as group_ar', 'g.name_en as group_en'])
    .where('c.tenant_id', '=', db.tenantId)
    .where('c.id', '=', id)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Takes ids of customers; returns the e-mails of those who are there and gave one. */
export async function findEmails(db: TenantDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ask<{ id: string; email: string }>(db)`
    select id, email from customers
    where tenant_id = ${db.tenantId} and id = any (${ids}::text[]) and deleted_at is null and email is not null`
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/** Takes ids of customers; returns where those who are there are known to be: both were proven by a code. */
export async function findContacts(
  db: TenantDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly mobile: string | null; readonly email: string | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await ask<{ id: string; mobile: string | null; email: string | null }>(db)`
    select id, mobile, email from customers
    where tenant_id = ${db.tenantId} and id = any (${ids}::text[]) and deleted_at is null`
  return new Map(rows.map(({ id, ...contact }) => [id, contact]))
}

/** Takes a customer's id; returns the customer, its row locked, or undefined when deleted. */
export function lockCustomer(db: TenantDb, id: string): Promise<CustomerRow | undefined> {
  return db.q
    .selectFrom('customers')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Takes a shopper; tells whether a mobile number is proven to be theirs: a signed-in customer's, or a caller's for whom a
 * member of staff vouches. Safety 9.
 */
export async function isProven(db: TenantDb, shopper: string): Promise<boolean> {
  return isByPhone(shopper) || (await provenMobile(db, shopper)) !== undefined
}

/** Takes whose a cart or a reservation is; returns the number that its account proved by a code, in E.164. */
export async function provenMobile(db: TenantDb, shopper: string): Promise<string | undefined> {
  const id = customerIdOf(shopper)
  if (id === undefined) return undefined
  const row = await db.q
    .selectFrom('customers')
    .select('mobile')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.mobile ?? undefined
}

/** Takes a number or an e-mail; returns whose it is. */
export function findCustomerBy(db: TenantDb, contact: Contact): Promise<CustomerRow | undefined> {
  const [column, value] =
    'mobile' in contact ? (['mobile', contact.mobile] as const) : (['email', contact.email] as const)
  return db.q
    .selectFrom('customers')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where(column, '=', value)
    .executeTakeFirst()
}

/** Takes a new customer; returns its row, or undefined when the number, e-mail or referral code was taken meanwhile. */
export function insertCustomer(
  db: TenantDb,
  row: Omit<Insertable<Schema['customers']>, 'tenant_id'>,
): Promise<CustomerRow | undefined> {
  return db.q
    .insertInto('customers')
    .values({ tenant_id: db.tenantId, ...row })
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Takes a customer's id and what changes. */
export async function updateCustomer(
  db: TenantDb,
  id: string,
  change: Updateable<Omit<Schema['customers'], 'tenant_id' | 'id'>>,
): Promise<void> {
  await db.q
    .updateTable('customers')
    .set(change)
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}

/** As whom a customer's carts and orders are kept, on whatever device (decision 0018). No browser's hash looks so. */
export function shopperOf(customerId: string): string {
  return `customer:${customerId}`
}

/** Takes a shopper; returns the customer that it is, or undefined for a browser's. */
export function customerIdOf(shopper: string): string | undefined {
  return shopper.startsWith('customer:') ? shopper.slice('customer:'.length) : undefined
}

/** Groups that customers can belong to. */
export async function listCustomerGroups(db: TenantDb): Promise<{ id: string; name: Words }[]> {
  const rows = await db.q
    .selectFrom('customer_groups')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, name: wordsOf(row, 'name') }))
}
