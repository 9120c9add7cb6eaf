type Row = Readonly<Record<string, unknown>>

/** What a restaurant is made of, without anybody's person, order or money; later ones name earlier ones. */
export const contentTables = [
  'settings',
  'banners',
  'pages',
  'tracking_codes',
  'choice_lists',
  'branches',
  'menu_groups',
  'allergens',
  'items',
  'option_groups',
  'options',
  'deposits',
  'fees',
  'price_lists',
  'item_prices',
  'hidden_items',
  'option_prices',
  'hidden_options',
  'item_stock',
  'price_changes',
  'hours_exceptions',
  'pauses',
  'slot_rules',
  'delivery_zones',
  'kitchen_stations',
  'link_redirects',
  'link_hosts',
  'short_links',
  'table_areas',
  'tables',
  'table_combinations',
  'reservation_rules',
  'reservation_reasons',
  'reservation_event_types',
  'waiting_settings',
  'customer_groups',
  'coupons',
  'coupon_counts',
  'rewards',
  'challenges',
] as const

export type ContentTable = (typeof contentTables)[number]

const why = (reason: string, names: string) => names.split(' ').map((name) => [name, reason] as const)

/** Every other table, and why it stays behind. A new table belongs into one of both lists. */
export const leftTables: Readonly<Record<string, string>> = Object.fromEntries([
  ...why('the installation’s own', 'installation operators operator_sessions operator_log live_attachments'),
  ...why(
    'made for its new home',
    'tenants hosts host_claims content_versions host_versions catalogue_documents retention_looks',
  ),
  ...why(
    'sealed with this installation’s key',
    'gateway_accounts message_accounts push_keys webhook_endpoints pos_connections pos_links',
  ),
  ...why(
    'staff are invited anew',
    'staff staff_branches staff_sessions staff_invitations staff_passkeys staff_challenges daily_reports',
  ),
  ...why('asked anew in its new home', 'opening_dismissals'),
  ...why(
    'people',
    'customers sign_in_codes known_browsers customer_sessions notice_wishes customer_addresses customer_vehicles ' +
      'customer_cards usual_orders waiting_devices coupon_guesses usage_counts',
  ),
  ...why(
    'agreements with companies, their members and what they owe',
    'companies company_members company_entries company_orders',
  ),
  ...why(
    'programs are let in anew, and told of what happens from then on',
    'api_keys webhook_events webhook_deliveries webhook_tries pos_orders',
  ),
  ...why('what people wrote', 'ratings rating_items rating_photos contact_messages'),
  ...why(
    'orders and money',
    'carts orders order_journal order_counters idempotency_keys payment_attempts payment_journal refunds coupon_uses ' +
      'document_counters invoices credit_notes change_notes einvoice_units einvoice_documents invoice_replacements order_edits order_finishes order_gains ' +
      'wallet_accounts wallet_entries wallet_shortfalls points_accounts points_entries points_lots points_lot_uses ' +
      'points_shortfalls reward_redemptions referrals challenge_runs challenge_counts told_purchases slot_usage',
  ),
  ...why(
    'of a day or a visit',
    'sold_out sold_out_options driver_runs driver_run_orders table_sessions table_members table_shares table_blocks table_claims ' +
      'group_orders group_members group_shares reservations reservation_journal reservation_waits waiting_queues ' +
      'waiting_entries kitchen_marks',
  ),
  ...why(
    'printers stand in the shop’s own network, their program is paired anew',
    'printers printer_states print_agents print_codes print_papers print_jobs',
  ),
  ...why('would be sent again', 'outbox messages campaigns campaign_targets'),
  ...why('what was done here', 'audit_log menu_changes'),
  ...why(
    'sums of what stays behind',
    'rating_sums_due branch_ratings item_ratings order_search report_days_due sales_hours sales_items sales_refunds sales_taxes sales_fees',
  ),
])

/** Of a row, what belongs to no person, order or moment: undefined for one that is somebody's alone. */
const cleaned: Partial<Record<ContentTable, (row: Row) => Row | undefined>> = {
  // bought or sent to one customer
  coupons: (row) => (hasCustomers(row['rules']) ? undefined : row),
  coupon_counts: (row) => ({ ...row, used: 0, seq: 0 }),
  item_stock: (row) => ({ ...row, guest_held: 0 }),
  price_changes: (row) => (row['done_at'] === null ? { ...row, staff_id: null } : undefined),
  short_links: (row) => ({ ...row, clicks: 0 }),
}

function hasCustomers(rules: unknown): boolean {
  return typeof rules === 'object' && rules !== null && 'customerIds' in rules
}

/** Takes the rows of every content table; returns those that a restaurant of its own begins with. */
export function cleanContent(
  tables: Readonly<Record<string, readonly Row[]>>,
): Record<string, readonly Row[]> {
  const clean: Record<string, readonly Row[]> = Object.fromEntries(
    contentTables.map((name): [string, readonly Row[]] => [
      name,
      (tables[name] ?? []).flatMap((row): readonly Row[] => {
        const make = cleaned[name]
        const exported = make ? make(row) : row
        return exported ? [exported] : []
      }),
    ]),
  )
  const coupons = new Set(clean['coupons']?.map(({ id }) => id))
  return {
    ...clean,
    coupon_counts: clean['coupon_counts']?.filter(({ coupon_id }) => coupons.has(coupon_id)) ?? [],
  }
}
