import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unsettledEInvoiceStates } from '#domain/einvoicing/authority-answer.ts'
import { unconfirmedStates } from '#domain/notifications/message-state.ts'
import { liveTableStates, tableStates } from '#domain/dine-in/table-state.ts'
import { kindsWith, kindsWithout } from '#domain/ordering/order-kind.ts'
import { orderStatuses, statusFacts, statusesWith } from '#domain/ordering/order-status.ts'
import { askedAttemptStates, liveAttemptStates } from '#domain/payments/attempt-state.ts'
import { stuckRefundStates } from '#domain/payments/refund-state.ts'
import { heldStatuses } from '#domain/reservations/reservation-status.ts'
import { queuedStates } from '#domain/waitlist/waiting-list.ts'
import { lendTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { endedJobStates, openJobStates } from './printing/printing-columns.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await lendTestDatabase()
})
afterAll(() => test.close())

const textsIn = (condition: string) =>
  [...condition.matchAll(/'([^']*)'::text/g)].map(([, text]) => text ?? '').toSorted()
const sorted = (...lists: (readonly string[])[]) => lists.flat().toSorted()
const rows = <Row>(text: string) =>
  test.db.platform(async ({ q }) => (await sql<Row>`${sql.raw(text)}`.execute(q)).rows)

/** Every partial index that names states, and the set of the domain that its condition has to be. */
const indexes: Readonly<Record<string, readonly string[]>> = {
  attempts_one_live: sorted(liveAttemptStates),
  campaign_targets_waiting: ['waiting'],
  campaigns_due: ['sending'],
  company_orders_due: ['waiting'],
  einvoice_documents_open: sorted(unsettledEInvoiceStates),
  messages_failed: ['failed'],
  order_edits_one_waiting: ['waiting'],
  order_gains_by_owner: ['referral_owner'],
  orders_due_accept: ['created'],
  orders_due_hold: ['callcenter_pending'],
  orders_due_open: ['due'],
  orders_on_board: sorted(statusesWith('isOpen')),
  // the kinds of which a shopper has more than one at a time
  orders_one_hold: sorted(['callcenter_pending'], kindsWithout('isOneHold')),
  orders_one_topup: sorted(['callcenter_pending'], kindsWith('isInWallet')),
  orders_served: sorted(kindsWith('isVisit')),
  // what is neither under way nor simply done: few of many, so that a search by such a status finds them
  orders_unusual: sorted(orderStatuses.filter((one) => !statusFacts[one].isStep)),
  orders_with_names: ['', ''],
  print_jobs_ended: sorted(endedJobStates),
  print_jobs_open: sorted(openJobStates),
  refunds_waiting: sorted(stuckRefundStates),
  reservations_by_phone: [''],
  table_sessions_by_branch: sorted(tableStates.filter((one) => one === 'ended')),
  table_sessions_one_live: sorted(liveTableStates),
  waiting_entries_due: ['called'],
  waiting_entries_in_queue: sorted(queuedStates),
  waiting_entries_left: ['waiting'],
  waiting_entries_one_browser: sorted(queuedStates),
  waiting_entries_one_mobile: sorted(queuedStates),
  waiting_entries_to_forget: [''],
}

it('has partial indexes of the same states as the domain', async () => {
  const found = await rows<{ name: string; condition: string }>(
    `select indexrelid::regclass::text as name, pg_get_expr(indpred, indrelid) as condition
     from pg_index where indpred is not null and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  )
  const named = found
    .map(({ name, condition }) => [name, textsIn(condition)] as const)
    .filter(([, texts]) => texts.length > 0)
  expect(Object.fromEntries(named)).toEqual(indexes)
})

/** The same of CHECKs that say what goes with a state; which states there are is held by schema.generated.ts. */
const checks: Readonly<Record<string, readonly string[]>> = {
  'company_entries amount,kind': ['charge', 'charge'],
  'messages body,params,secret,subject': ['', ''],
  'reservations hold_until,status': sorted(heldStatuses),
  'table_sessions joined_to,state': ['joined'],
  'table_shares order_id,tender': ['online'],
  'waiting_entries ended_at,state': sorted(queuedStates),
  'waiting_entries session_id,state': ['seated'],
}

it('has CHECKs over several columns of the same states', async () => {
  const found = await rows<{ name: string; condition: string }>(
    `select conrelid::regclass || ' ' || (select string_agg(attname, ',' order by attname) from pg_attribute a
       where a.attrelid = conrelid and a.attnum = any (conkey)) as name, pg_get_constraintdef(oid) as condition
     from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace and cardinality(conkey) > 1`,
  )
  const named = found
    .map(({ name, condition }) => [name, textsIn(condition)] as const)
    .filter(([, texts]) => texts.length > 0)
  expect(Object.fromEntries(named)).toEqual(checks)
})

it('has functions that look for one state alone, no list of them', async () => {
  const found = await rows<{ proname: string }>(
    `select proname from pg_proc where pronamespace = 'public'::regnamespace
       and prosrc ~* '\\m(status|state|visit)\\s+(not\\s+)?(in|=\\s*any)\\M'`,
  )
  expect(found).toEqual([])
})

/** Lists that a statement of `ask` has to write itself, since its text never varies; by their text. */
const written: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'customers/unsigned-browsers.ts': [queuedStates],
  'notifications/message-reports.ts': [unconfirmedStates, unconfirmedStates],
  'payments/payments.ts': [liveAttemptStates, askedAttemptStates],
  'payments/settling.ts': [askedAttemptStates],
}

it('writes no list of states by hand where a set of the domain can be written out', () => {
  const lists =
    /\b(?:status|state|visit)['"]?,?\s+['"]?(?:not )?in['"]?,?\s*[([]('[a-z_0-9]+'(?:, '[a-z_0-9]+')*)[)\]]/g
  const folder = import.meta.dirname
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const hits = [...readFileSync(join(folder, file), 'utf8').matchAll(lists)]
      const own = hits.map(([, list]) => (list ?? '').split(', ').map((one) => one.slice(1, -1)))
      return own.length > 0 ? [[file, own] as const] : []
    })
  expect(Object.fromEntries(found)).toEqual(written)
})
