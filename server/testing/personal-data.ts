import { contentTables } from '#tools/tenants/tenant-tables.ts'

/** Where a table's rows of one customer stand in the file of its data, or why they do not, and what deleting the account does. */
export interface PersonalDataTable {
  readonly file: { readonly in: string } | { readonly not: string }
  readonly leaving: 'goes' | 'nameless' | { readonly stays: string }
}

const inFile = (name: string) => ({ in: name })
const not = (reason: string) => ({ not: reason })
const stays = (reason: string) => ({ stays: reason })

const money = stays(
  'what was paid and owed, as tax law asks; the account that it points at has no person any more',
)
const count = stays('a count of what happened, of an account that has no person any more')

const tables = (table: PersonalDataTable, names: string) =>
  names.split(' ').map((name) => [name, table] as const)

/** Every table that says something of a customer. A new table belongs here or into `nobodysTables`. Decision 0179. */
export const personalDataTables: Readonly<Record<string, PersonalDataTable>> = Object.fromEntries([
  ['customers', { file: inFile('customer'), leaving: 'nameless' }],
  ...tables({ file: inFile('customer'), leaving: 'goes' }, 'customer_addresses customer_vehicles'),
  ['customer_sessions', { file: inFile('devices'), leaving: 'goes' }],
  ['notice_wishes', { file: inFile('notifications'), leaving: 'goes' }],
  ['usual_orders', { file: inFile('usual_orders'), leaving: 'goes' }],
  ['company_members', { file: inFile('company'), leaving: 'goes' }],
  ['carts', { file: inFile('carts'), leaving: 'nameless' }],
  ...tables({ file: inFile('shared_carts'), leaving: 'nameless' }, 'group_orders group_members'),
  ['orders', { file: inFile('orders'), leaving: 'nameless' }],
  ['ratings', { file: inFile('ratings'), leaving: 'nameless' }],
  ['rating_photos', { file: inFile('ratings'), leaving: 'goes' }],
  [
    'rating_items',
    { file: inFile('ratings'), leaving: stays('a thumb for a dish, which its average counts') },
  ],
  ['reservations', { file: inFile('reservations'), leaving: 'nameless' }],
  ['reservation_waits', { file: inFile('waiting_for_a_time'), leaving: 'nameless' }],
  ['waiting_entries', { file: inFile('waiting_list'), leaving: 'nameless' }],
  ['contact_messages', { file: inFile('messages'), leaving: 'goes' }],
  ['messages', { file: inFile('sent_to_me'), leaving: 'nameless' }],
  ...tables({ file: inFile('wallet'), leaving: money }, 'wallet_accounts wallet_entries'),
  ...tables({ file: inFile('points'), leaving: money }, 'points_accounts points_entries'),
  ['points_lots', { file: inFile('points_in_lots'), leaving: money }],
  ...tables({ file: not('its sum stands in the ledger'), leaving: money }, 'points_lot_uses order_gains'),
  ...tables(
    { file: not('what is left of a refund to be worked off'), leaving: money },
    'wallet_shortfalls points_shortfalls',
  ),
  ['challenge_runs', { file: inFile('challenges'), leaving: count }],
  [
    'challenge_counts',
    { file: not('which orders are the sum of a challenge, which the file has'), leaving: count },
  ],
  ['reward_redemptions', { file: inFile('rewards'), leaving: money }],
  [
    'coupons',
    {
      file: inFile('coupons'),
      leaving: stays('names its account by number alone; a refund may still give it back'),
    },
  ],
  ['campaign_targets', { file: not('the message and the coupon of it stand there'), leaving: count }],
  [
    'referrals',
    {
      file: inFile('invited'),
      leaving: stays('a keyed hash: a number is invited once, whatever accounts it has'),
    },
  ],
  ['coupon_uses', { file: not('the coupon stands in the bill of its order'), leaving: 'nameless' }],
  ['company_orders', { file: not('it stands among the orders'), leaving: 'nameless' }],
  ...tables(
    { file: not('a keyed hash that tells nothing'), leaving: 'goes' },
    'customer_cards known_browsers',
  ),
  ...tables(
    {
      file: not('keyed hashes and counts that stop guessing'),
      leaving: stays('it goes within days by itself; without it leaving would begin all tries anew'),
    },
    'sign_in_codes coupon_guesses usage_counts',
  ),
  [
    'idempotency_keys',
    {
      file: not('marks of a press'),
      leaving: stays('a key without a person, so that a press that is repeated orders once'),
    },
  ],
  ...tables(
    { file: not('copies of an order for the restaurant’s own work'), leaving: 'nameless' },
    'order_edits order_search print_jobs print_papers',
  ),
  ['table_members', { file: inFile('tables'), leaving: 'nameless' }],
  [
    'waiting_devices',
    {
      file: not('a sealed address of a browser’s messages'),
      leaving: stays('it goes with its place in the queue, and leaving waits for that'),
    },
  ],
  ...tables(
    {
      file: not(
        'steps of an order, of a payment and of a visit; the file says what came of them, and leaving takes what people wrote',
      ),
      leaving: money,
    },
    'order_journal order_finishes payment_attempts payment_journal refunds invoices invoice_replacements credit_notes change_notes einvoice_documents ' +
      'group_shares table_shares reservation_journal told_purchases pos_orders company_entries',
  ),
  ...tables(
    {
      file: not('copies of an order that name no guest'),
      leaving: stays(
        'it goes within weeks by itself, without what people wrote; what was sent can not be called back',
      ),
    },
    'webhook_events webhook_deliveries webhook_tries',
  ),
  [
    'audit_log',
    {
      file: not('what staff did'),
      leaving: stays(
        'who of the staff did what and when, without a word about the customer, for the restaurant’s period',
      ),
    },
  ],
  ['outbox', { file: not('news between two programs, gone in seconds'), leaving: stays('gone in seconds') }],
])

const nobodys = (reason: string, names: string) => names.split(' ').map((name) => [name, reason] as const)
/** Of coupons, some are one customer's alone. */
const content = contentTables.filter((name) => name !== 'coupons').join(' ')

/** Every other table, and why no customer stands in it. */
export const nobodysTables: Readonly<Record<string, string>> = Object.fromEntries([
  ...nobodys(
    'what the restaurant is',
    `${content} tenants hosts host_claims content_versions host_versions catalogue_documents retention_looks opening_dismissals`,
  ),
  ...nobodys(
    'the restaurant’s accounts elsewhere',
    'gateway_accounts einvoice_units message_accounts push_keys pos_connections pos_links api_keys webhook_endpoints',
  ),
  ...nobodys(
    'staff',
    'staff staff_branches staff_sessions staff_invitations staff_passkeys staff_challenges daily_reports',
  ),
  ...nobodys('printers', 'printers printer_states print_agents print_codes'),
  ...nobodys('what staff did to the menu', 'menu_changes sold_out sold_out_options'),
  ...nobodys('a company and its approver', 'companies'),
  ...nobodys('drivers', 'driver_runs driver_run_orders'),
  ...nobodys('what staff write to many', 'campaigns'),
  ...nobodys(
    'numbers and sums',
    'order_counters document_counters slot_usage branch_ratings item_ratings rating_sums_due report_days_due sales_hours sales_items sales_refunds sales_taxes sales_fees waiting_queues',
  ),
  ...nobodys(
    'a table and its visit; who sat there is a row beside it',
    'table_sessions table_blocks table_claims kitchen_marks',
  ),
])
