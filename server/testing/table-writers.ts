/** Who fills a table: staff on a screen of the console, by a call; guests and the clock; or the provider. */
export type TableWriter =
  | { readonly screen: string; readonly call: string }
  | { readonly by: 'guests' | 'product' | 'provider' }

const at = (screen: string, call: string): TableWriter => ({ screen, call })
const guests: TableWriter = { by: 'guests' }
const product: TableWriter = { by: 'product' }
const provider: TableWriter = { by: 'provider' }

const menu = at('/menu', 'PUT /api/v1/staff/menu/items/{id}')
const groups = at('/menu', 'PUT /api/v1/staff/menu/groups/{id}')
const hours = at('/hours', 'PUT /api/v1/staff/branches/{id}/timing')
const lists = at('/lists', 'PUT /api/v1/staff/lists/{kind}')
const rules = at('/reservations', 'PUT /api/v1/staff/reservation-choices')
const team = at('/team', 'PUT /api/v1/staff/team/members/{id}')
const company = at('/companies', 'PUT /api/v1/staff/companies/{id}')
const printing = at('/printing', 'POST /api/v1/staff/printers')
const kitchen = at('/kitchen', 'PUT /api/v1/staff/kitchen/plan')

const all = (writer: TableWriter, ...names: string[]) =>
  Object.fromEntries(names.flatMap((list) => list.split(' ')).map((name) => [name, writer]))

/**
 * Every table and who fills it. Whatever a storefront's page reads can be changed on a screen;
 * nothing needs SQL.
 */
export const tableWriters: Readonly<Record<string, TableWriter>> = {
  settings: at('/site', 'PUT /api/v1/staff/site/settings'),
  pages: at('/site', 'PUT /api/v1/staff/site/pages/{slug}'),
  banners: at('/site', 'PUT /api/v1/staff/site/banners/{id}'),
  short_links: at('/site', 'PUT /api/v1/staff/site/short-links/{code}'),
  link_redirects: at('/site', 'PUT /api/v1/staff/site/redirects/{kind}/{code}'),
  link_hosts: at('/site', 'PUT /api/v1/staff/site/hosts'),
  branches: at('/branches', 'PUT /api/v1/staff/branches/{id}'),
  hours_exceptions: hours,
  pauses: hours,
  slot_rules: hours,
  delivery_zones: at('/zones', 'PUT /api/v1/staff/delivery-zones/{id}'),
  items: menu,
  option_groups: menu,
  options: menu,
  deposits: menu,
  menu_groups: groups,
  menu_changes: menu,
  price_changes: at('/menu', 'POST /api/v1/staff/menu/items/{id}/price-changes'),
  fees: at('/prices', 'PUT /api/v1/staff/fees'),
  price_lists: at('/prices', 'PUT /api/v1/staff/price-lists'),
  item_prices: at('/sold-out', 'PUT /api/v1/staff/items/{id}/here'),
  item_stock: at('/sold-out', 'PUT /api/v1/staff/items/{id}/here'),
  hidden_items: at('/sold-out', 'PUT /api/v1/staff/items/{id}/here'),
  option_prices: at('/sold-out', 'PUT /api/v1/staff/options/here'),
  hidden_options: at('/sold-out', 'PUT /api/v1/staff/options/here'),
  sold_out_options: at('/sold-out', 'PUT /api/v1/staff/options/here'),
  sold_out: at('/sold-out', 'PUT /api/v1/staff/items/{id}/sold-out'),
  allergens: lists,
  choice_lists: lists,
  customer_groups: lists,
  companies: company,
  company_members: company,
  coupons: at('/coupons', 'POST /api/v1/staff/coupons'),
  challenges: at('/challenges', 'POST /api/v1/staff/challenges'),
  campaigns: at('/campaigns', 'POST /api/v1/staff/campaigns'),
  rewards: at('/rewards', 'POST /api/v1/staff/rewards'),
  gateway_accounts: at('/gateways', 'PUT /api/v1/staff/gateways/{id}'),
  message_accounts: at('/messages', 'PUT /api/v1/staff/senders/{provider}'),
  kitchen_stations: kitchen,
  einvoice_units: at('/einvoicing', 'POST /api/v1/staff/einvoicing/{branch_id}'),
  printers: printing,
  print_agents: at('/printing', 'DELETE /api/v1/staff/print-agents/{id}'),
  print_codes: at('/printing', 'POST /api/v1/staff/print-codes'),
  print_jobs: at('/printing', 'POST /api/v1/staff/printers/{id}/test'),
  kitchen_marks: at('/kitchen', 'POST /api/v1/staff/kitchen/orders/{id}'),
  table_areas: at('/tables', 'PUT /api/v1/staff/table-plan'),
  tables: at('/tables', 'PUT /api/v1/staff/table-plan'),
  table_combinations: at('/reservations', 'PUT /api/v1/staff/floor-plan'),
  table_blocks: at('/reservations', 'POST /api/v1/staff/table-blocks'),
  reservation_rules: at('/reservations', 'PUT /api/v1/staff/reservation-rules'),
  reservation_reasons: rules,
  reservation_event_types: rules,
  waiting_settings: at('/queue', 'PUT /api/v1/staff/waiting-settings'),
  staff: team,
  staff_branches: team,
  staff_invitations: at('/team', 'POST /api/v1/staff/team/invitations'),
  opening_dismissals: at('/today', 'POST /api/v1/staff/opening-steps/dismissals'),
  daily_reports: at('/reports', 'PUT /api/v1/staff/reports/daily'),
  api_keys: at('/integrations', 'POST /api/v1/staff/api-keys'),
  webhook_endpoints: at('/integrations', 'POST /api/v1/staff/webhooks'),
  pos_connections: at('/integrations', 'PUT /api/v1/staff/pos/foodics'),
  pos_links: at('/integrations', 'PUT /api/v1/staff/pos/foodics/links'),
  order_edits: at('/orders', 'POST /api/v1/staff/orders/{id}/edit'),
  driver_runs: at('/', 'POST /api/v1/staff/driver-runs'),
  driver_run_orders: at('/', 'POST /api/v1/staff/driver-runs'),
  ...all(
    guests,
    'carts orders company_orders customers customer_addresses customer_cards customer_vehicles customer_sessions sign_in_codes known_browsers',
    'notice_wishes usual_orders group_orders group_members group_shares coupon_uses coupon_guesses idempotency_keys referrals staff_challenges',
    'contact_messages ratings rating_items rating_photos reservations reservation_waits reward_redemptions table_sessions',
    'table_members table_shares waiting_entries waiting_devices told_purchases usage_counts',
  ),
  retention_looks: product,
  ...all(
    product,
    'audit_log company_entries branch_ratings campaign_targets challenge_counts challenge_runs catalogue_documents content_versions host_versions coupon_counts change_notes credit_notes document_counters einvoice_documents',
    'installation invoices invoice_replacements item_ratings live_attachments messages order_counters order_finishes order_gains order_journal',
    'order_search outbox payment_attempts payment_journal points_accounts points_entries points_lots points_lot_uses print_papers printer_states',
    'points_shortfalls push_keys rating_sums_due refunds report_days_due reservation_journal sales_hours sales_items sales_refunds sales_taxes sales_fees',
    'webhook_events webhook_deliveries webhook_tries pos_orders',
    'slot_usage staff_sessions staff_passkeys table_claims waiting_queues wallet_accounts wallet_entries wallet_shortfalls',
  ),
  // the restaurant itself and its addresses; codes of its apps (those of its website are settings)
  host_claims: at('/site', 'POST /api/v1/staff/domains'),
  ...all(provider, 'tenants hosts tracking_codes operators operator_sessions operator_log'),
}
