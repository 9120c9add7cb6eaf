import { sql, type RawBuilder } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { MessageRow } from '../notifications/messages.ts'
import { entryIdsOf, orderIdsOf, reservationIdsOf, type LeavingGuest } from '../waitlist/leaving-guest.ts'
import { unsentStates } from '#domain/notifications/message-state.ts'
import { textsSql } from '../core/texts-sql.ts'

/** What no customer reads of a message any more; one that still waits does not go out, and who sends it now writes no address back. */
const nothing: RawBuilder<unknown> = sql`recipient = '', addresses = '{}', subject = '', body = '', params = '[]',
  sealed_content = null, error = null, fence = fence + 1,
  reason = case when state in ${textsSql(unsentStates)} then 'expired' else reason end,
  ended_at = case when state in ${textsSql(unsentStates)} then clock_timestamp() else ended_at end,
  state = case when state in ${textsSql(unsentStates)} then 'failed' else state end`

/**
 * Takes whose account goes, before its orders, reservations, queues and words are forgotten; no message to it, about it or
 * of it names it or says what it said: the contact form's mail to the restaurant and receipts to other addresses too.
 * Rule "Deleting an account".
 */
export async function forgetMessages(db: TenantDb, guest: LeavingGuest): Promise<void> {
  const tenant = db.tenantId
  const places = [guest.mobile, guest.email].filter((one) => one !== null)
  const about = (kind: string, ids: RawBuilder<unknown>) =>
    sql`about in (select ${`${kind}:`}::text || id from ${ids} one(id))`
  const written = sql`(select c.id from contact_messages c where c.tenant_id = ${tenant} and ${contactsOf(guest)})`
  // of before messages said whom they are about: what was written stands in the restaurant's mail word by word
  const former = sql`m.event = 'contact-message' and exists (select from contact_messages c where c.tenant_id = ${tenant}
    and ${contactsOf(guest)} and strpos(m.body, c.message) > 0 and strpos(m.body, c.email) > 0)`
  await sql`update messages m set ${nothing} where m.tenant_id = ${tenant} and (
    recipient = any (${places}::text[]) or addresses ->> 'sms' = any (${places}::text[])
    or addresses ->> 'whatsapp' = any (${places}::text[]) or addresses ->> 'email' = any (${places}::text[])
    or order_id in ${orderIdsOf(db, guest)} or about = ${`customer:${guest.customerId}`}
    or ${about('reservation', reservationIdsOf(db, guest))} or ${about('waiting', entryIdsOf(db, guest))}
    or ${about('contact', written)} or ${former})`.execute(db.q)
}

/** What it wrote on the contact page, as a condition on `contact_messages c`: signed in, or under its proven number or e-mail. */
export const contactsOf = ({ customerId, mobile, email }: LeavingGuest): RawBuilder<boolean> =>
  sql`(c.customer_id = ${customerId} or c.mobile <> '' and c.mobile = ${mobile} or c.email <> '' and c.email = ${email})`

/** Takes a customer and the number or e-mail that it gives up; messages that went there are about it from now on. */
export async function keepAbout(db: TenantDb, customerId: string, place: string): Promise<void> {
  await sql`update messages set about = ${`customer:${customerId}`}
    where tenant_id = ${db.tenantId} and recipient = ${place} and about is null and order_id is null`.execute(
    db.q,
  )
}

/**
 * Takes a customer; returns what was sent to it and is still kept, newest first: to its number and e-mail, and to others that
 * it gave for an order, a receipt, a reservation or a queue. Codes have no text any more.
 */
export async function listMessagesOf(db: TenantDb, guest: LeavingGuest): Promise<MessageRow[]> {
  const tenant = db.tenantId
  const places = [guest.mobile, guest.email].filter((one) => one !== null)
  const alone = { shopper: guest.shopper, mobile: null }
  const { rows } = await sql<MessageRow>`select m.* from messages m
    left join orders o on o.tenant_id = m.tenant_id and o.id = m.order_id and o.shopper = ${guest.shopper}
    where m.tenant_id = ${tenant} and (m.recipient = any (${places}::text[])
      or m.recipient <> '' and (m.recipient = o.contact_mobile or o.id is not null and m.event like 'order-receipt-%'
      or m.about = ${`customer:${guest.customerId}`}
      or m.about in (select 'reservation:' || id from ${reservationIdsOf(db, alone)} one(id))
      or m.about in (select 'waiting:' || id from ${entryIdsOf(db, { ...alone, browsers: guest.browsers })} one(id))))
    order by m.at desc`.execute(db.q)
  return rows
}
