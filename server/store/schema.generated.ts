// Written by `npm run types` from the migrated database and store/column-overrides.ts: not to be changed by hand.
import type { ColumnType } from 'kysely'
import type { Addresses } from './notifications/message-columns.ts'
import type { ApiScope } from '#domain/integrations/api-scope.ts'
import type { AttemptState } from '#domain/payments/attempt-state.ts'
import type { AuthorityWords, EInvoicePlace } from '#domain/einvoicing/authority-answer.ts'
import type { Bill } from '#domain/pricing/bill.ts'
import type { CartDraft } from '#domain/ordering/cart-draft.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import type { ChallengeGoal, ChallengeRules, DurationUnit } from '#domain/loyalty/challenge.ts'
import type { ChoiceEntry, ChoiceKind } from '#domain/customers/choice-list.ts'
import type { CompanyOrderState } from './companies/company-columns.ts'
import type { CompanyWhy } from '#domain/companies/company.ts'
import type { CountryCode } from '#domain/core/country.ts'
import type { CouponBenefit } from '#domain/pricing/coupon-benefit.ts'
import type { CouponRules } from '#domain/loyalty/coupon.ts'
import type { CreditLine, Seller } from './payments/money-columns.ts'
import type { Currency } from '#domain/core/money.ts'
import type { Diet } from '#domain/menu/menu.ts'
import type { DomainFault, DomainState } from '#domain/platform/domain-check.ts'
import type { EInvoiceContent } from './einvoicing/einvoice-columns.ts'
import type { EditPlan, OrderEdited, OrderMore, OrderStock, PromiseChange } from './ordering/order-columns.ts'
import type { FailReason, MessageState } from '#domain/notifications/message-state.ts'
import type { Fee } from '#domain/pricing/fee.ts'
import type { GainKind } from '#domain/loyalty/gain.ts'
import type { GroupSplit } from '#domain/ordering/group-order.ts'
import type { Language } from '#domain/core/words.ts'
import type { LedgerType } from '#domain/loyalty/ledger.ts'
import type { MenuChangeKind, MenuSubject } from '#domain/menu/menu-doc.ts'
import type { MenuLabels } from '#domain/menu/menu-labels.ts'
import type { MessageChannel } from '#domain/notifications/message-channel.ts'
import type { NoticeChannel, NoticeKind } from '#domain/notifications/notice-preference.ts'
import type { OrderKind } from '#domain/ordering/order-kind.ts'
import type { OrderStatus } from '#domain/ordering/order-status.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { PaperSaid, PaperWidth, PrintCopy, PrintLanguage, PrintMoment, PrintPaper, PrintTicket } from '#domain/printing/print-ticket.ts'
import type { PayMethod } from '#domain/payments/pay-method.ts'
import type { Picture } from '#domain/core/picture.ts'
import type { PriceList } from '#domain/menu/price-list.ts'
import type { PrintJobState, PrinterState } from './printing/printing-columns.ts'
import type { RedirectKind } from '#domain/site/link-redirect.ts'
import type { ReferralState, ReferralTrouble } from '#domain/loyalty/referral.ts'
import type { RefundState } from '#domain/payments/refund-state.ts'
import type { ReservationRules } from '#domain/reservations/reservation-plan.ts'
import type { ReservationStatus, VisitState, WaitState } from '#domain/reservations/reservation-status.ts'
import type { ReservationTerms, TableSpot } from './reservations/reservation-columns.ts'
import type { Segment } from '#domain/loyalty/segment.ts'
import type { ShareInput, TableSplit } from '#domain/dine-in/table-share.ts'
import type { StaffRole } from '#domain/backoffice/staff-role.ts'
import type { TablePart } from '#domain/dine-in/table-bill.ts'
import type { TableState } from '#domain/dine-in/table-state.ts'
import type { TableTender, TakenMore, TakenTender } from '#domain/dine-in/table-tender.ts'
import type { TaxCategory, TaxDocumentForm, TaxParty, TaxSubtotal } from '#domain/einvoicing/tax-document.ts'
import type { TimeWindow } from '#domain/core/time-window.ts'
import type { WaitingState } from '#domain/waitlist/waiting-list.ts'
import type { WayToPay } from '#domain/payments/way-to-pay.ts'
import type { WebhookType } from '#domain/integrations/webhook.ts'
import type { ZoneShape } from '#domain/delivery/zone.ts'
import type { AllSame, Default, Json, JsonOrDefault, JsonOrNull, Same, Time, TimeOrDefault, TimeOrNull } from './core/column-types.ts'

/** Every table, as Kysely types its rows; db/migrations is the truth. */
export interface Schema {
  allergens: {
    tenant_id: string
    id: string
    name_ar: string
    name_en: string
    icon: string
    position: Default<number>
  }
  api_keys: {
    tenant_id: string
    id: string
    name: string
    scopes: ApiScope[]
    key_hash: string
    hint: string
    made_by: string | null
    made_at: Time
    last_used_at: TimeOrNull
    revoked_at: TimeOrNull
  }
  audit_log: {
    tenant_id: string
    id: Default<number>
    staff_id: string | null
    action: string
    subject: string
    before: JsonOrNull<unknown>
    after: JsonOrNull<unknown>
    at: TimeOrDefault
  }
  banners: {
    tenant_id: string
    id: string
    place: string
    type: 'default' | 'item' | 'group' | 'url'
    title_ar: Default<string>
    title_en: Default<string>
    text_ar: Default<string>
    text_en: Default<string>
    picture: JsonOrNull<Picture>
    item_id: string | null
    group_id: string | null
    url: string | null
    appear_in_period: Default<number>
    starts_at: TimeOrNull
    ends_at: TimeOrNull
    position: Default<number>
  }
  branch_ratings: {
    tenant_id: string
    branch_id: string
    count: number
    overall: number
    food: number
    service: number
    deliveries: number
    delivery: number
  }
  branches: {
    tenant_id: string
    id: string
    name_ar: string
    name_en: string
    address_ar: Default<string>
    address_en: Default<string>
    phone: Default<string>
    latitude: number
    longitude: number
    time_zone: string
    hours: JsonOrDefault<TimeWindow[]>
    types: OrderType[]
    asap_allowed: Default<boolean>
    schedule_allowed: Default<boolean>
    base_minutes: Default<number>
    accept_within_minutes: Default<number>
    accepting: Default<boolean>
    enable_custom_tax: Default<boolean>
    custom_tax_number: Default<string>
    custom_tax_url: Default<string>
    position: Default<number>
    type_hours: JsonOrDefault<Partial<Record<OrderType, TimeWindow[]>>>
    auto_accept: Default<boolean>
    einvoicing: Default<boolean>
  }
  campaign_targets: {
    tenant_id: string
    campaign_id: string
    customer_id: string
    state: Default<'waiting' | 'sent' | 'declined'>
    coupon_id: string | null
    at: TimeOrNull
  }
  campaigns: {
    tenant_id: string
    id: string
    name: string
    segment: Json<Segment>
    body_ar: string
    body_en: string
    benefit: JsonOrNull<CouponBenefit>
    valid_days: Default<number>
    state: Default<'sending' | 'sent' | 'stopped'>
    next_at: TimeOrNull
    made_at: Time
    ended_at: TimeOrNull
  }
  carts: {
    tenant_id: string
    id: string
    shopper: string
    version: Default<number>
    type: OrderType
    branch_id: string | null
    lines: JsonOrDefault<CartLine[]>
    draft: JsonOrDefault<CartDraft>
    ordered_version: number | null
    closed_at: TimeOrNull
    created_at: TimeOrDefault
    updated_at: TimeOrDefault
  }
  catalogue_documents: {
    tenant_id: string
    build: string
    version: number
    made_at: TimeOrDefault
    document: Buffer
  }
  challenge_counts: {
    tenant_id: string
    order_id: string
    challenge_id: string
    customer_id: string
    number: number
    amount: number
    back: Default<number>
  }
  challenge_runs: {
    tenant_id: string
    challenge_id: string
    customer_id: string
    number: number
    starts_at: Time
    ends_at: Time
    progress: Default<number>
    paid: Default<number>
    turn: Default<number>
    won_at: TimeOrNull
  }
  challenges: {
    tenant_id: string
    id: string
    name_ar: string
    name_en: string
    terms_ar: Default<string>
    terms_en: Default<string>
    goal: Json<ChallengeGoal>
    rules: JsonOrDefault<ChallengeRules>
    duration_amount: number
    duration_unit: DurationUnit
    reward_ledger: 'wallet' | 'points'
    reward_amount: number
    most: number | null
    paused: Default<boolean>
    starts_at: Time
    ends_at: TimeOrNull
    made_at: TimeOrDefault
  }
  change_notes: {
    tenant_id: string
    id: string
    order_id: string
    branch_id: string
    kind: 'credit_note' | 'debit_note'
    number: number
    parts: Json<TaxSubtotal[]>
    value: number
    vat: number
    before: Json<Bill>
    issued_at: Time
  }
  choice_lists: {
    tenant_id: string
    kind: ChoiceKind
    entries: Json<ChoiceEntry[]>
  }
  companies: {
    tenant_id: string
    id: string
    name: string
    tax_number: Default<string>
    approver_name: string
    approver_mobile: string
    approver_language: Language
    order_limit: number | null
    month_limit: number | null
    credit_limit: number | null
    active: Default<boolean>
    version: Default<number>
    owed: Default<number>
    seq: Default<number>
    made_at: TimeOrDefault
    street: Default<string>
    building: Default<string>
    district: Default<string>
    city: Default<string>
    postal_code: Default<string>
  }
  company_entries: {
    tenant_id: string
    company_id: string
    seq: number
    kind: 'charge' | 'refund' | 'payment'
    amount: number
    owed: number
    source: string
    order_id: string | null
    note: Default<string>
    staff_id: string | null
    month: string
    at: Time
  }
  company_members: {
    tenant_id: string
    mobile: string
    company_id: string
    name: string
  }
  company_orders: {
    tenant_id: string
    order_id: string
    company_id: string
    approval_id: string
    mobile: string
    month: string
    amount: number
    returned: Default<number>
    why: CompanyWhy
    state: CompanyOrderState
    decide_by: TimeOrNull
    decided_at: TimeOrNull
    made_at: TimeOrDefault
  }
  contact_messages: {
    tenant_id: string
    id: string
    branch_id: string | null
    name: string
    email: string
    mobile: Default<string>
    message: string
    language: Language
    customer_id: string | null
    handled_at: TimeOrNull
    handled_by: string | null
    created_at: TimeOrDefault
  }
  content_versions: {
    tenant_id: string
    version: Default<number>
    site_version: Default<number>
    changed_at: TimeOrDefault
  }
  coupon_counts: {
    tenant_id: string
    coupon_id: string
    used: Default<number>
    most: number | null
    seq: Default<number>
  }
  coupon_guesses: {
    tenant_id: string
    id: Default<number>
    shopper: string
    at: TimeOrDefault
  }
  coupon_uses: {
    tenant_id: string
    coupon_id: string
    seq: number
    kind: 'use' | 'return'
    /** None: it paid into a wallet. */
    order_id: string | null
    turn: number
    customer_id: string | null
    mobile: string
    amount: number
    day: string
    at: TimeOrDefault
  }
  coupons: {
    tenant_id: string
    id: string
    code: string | null
    name_ar: Default<string>
    name_en: Default<string>
    benefit: Json<CouponBenefit>
    rules: JsonOrDefault<CouponRules>
    paused: Default<boolean>
    starts_at: TimeOrNull
    ends_at: TimeOrNull
    limit_per_customer: number | null
    limit_per_day: number | null
    made_at: TimeOrDefault
    version: Default<number>
  }
  credit_notes: {
    tenant_id: string
    id: string
    order_id: string
    branch_id: string
    number: number
    lines: Json<CreditLine[]>
    value: number
    vat: number
    wallet: number
    rest: number
    points: number
    points_count: number
    rest_to: 'card' | 'till' | 'company' | 'nobody'
    reason: string
    actor: string
    issued_at: Time
    /** The wallet's part went to no wallet, since the account is gone: staff give it. */
    by_hand: Default<boolean>
  }
  customer_addresses: {
    tenant_id: string
    id: string
    customer_id: string
    latitude: number | null
    longitude: number | null
    street_name: Default<string>
    building_type: Default<'house' | 'villa' | 'office'>
    building_number: Default<string>
    floor_number: Default<string>
    apartment_number: Default<string>
    special_mark: Default<string>
    geocode_address: Default<string>
    description: Default<string>
    is_default: Default<boolean>
    created_at: TimeOrDefault
    updated_at: TimeOrDefault
  }
  customer_cards: {
    tenant_id: string
    customer_id: string
    mark: string
    seen_at: TimeOrDefault
  }
  customer_groups: {
    tenant_id: string
    id: string
    name_ar: string
    name_en: string
  }
  customer_sessions: {
    tenant_id: string
    token_hash: string
    id: string
    customer_id: string
    browser: string | null
    device: string
    joined_at: TimeOrNull
    made_at: Time
    seen_at: Time
    ends_at: Time
  }
  customer_vehicles: {
    tenant_id: string
    id: string
    customer_id: string
    brand_id: string
    brand_name: string
    brand_logo: Default<string>
    color_id: string
    color_name: string
    color_code: string
    plate_number: string
    is_default: Default<boolean>
    created_at: TimeOrDefault
    updated_at: TimeOrDefault
  }
  customers: {
    tenant_id: string
    id: string
    name: Default<string>
    mobile: string | null
    email: string | null
    gender: 'male' | 'female' | null
    birth_date: string | null
    country: CountryCode | null
    avatar: JsonOrNull<Picture>
    group_id: string | null
    referral_code: string
    language: Language
    joined_at: TimeOrDefault
    deleted_at: TimeOrNull
    /** What staff know; the customer reads it in the file of all that is kept. */
    note: Default<string>
  }
  daily_reports: {
    tenant_id: string
    staff_id: string
    hour: number
    quiet_days: boolean
    /** When it goes out next; none while it is off. */
    due_at: TimeOrNull
  }
  delivery_zones: {
    tenant_id: string
    id: string
    branch_id: string
    name_ar: string
    name_en: string
    shape: Json<ZoneShape>
    fee: number
    minimum: number
    free_above: number | null
    minutes: number
    active: Default<boolean>
    made_at: TimeOrDefault
  }
  deposits: {
    tenant_id: string
    id: string
    item_id: string
    name_ar: string
    name_en: string
    amount: number
    min_count: Default<number>
    max_count: Default<number>
    position: Default<number>
  }
  document_counters: {
    tenant_id: string
    branch_id: string
    kind: 'invoice' | 'credit_note' | 'debit_note'
    last: number
  }
  driver_run_orders: {
    tenant_id: string
    order_id: string
    run_id: string
    position: number
  }
  driver_runs: {
    tenant_id: string
    id: string
    branch_id: string
    driver_name: string
    latitude: number | null
    longitude: number | null
    seen_at: TimeOrNull
    made_at: TimeOrDefault
  }
  einvoice_documents: {
    tenant_id: string
    id: string
    branch_id: string
    counter: number
    kind: 'invoice' | 'credit_note' | 'debit_note' | 'prepayment'
    form: Default<TaxDocumentForm>
    number: string
    order_id: string
    note_id: string | null
    corrects_id: string | null
    content: JsonOrNull<EInvoiceContent>
    issued_at: Time
    gross: number
    state: Default<'unsigned' | 'waiting' | 'reported' | 'warned' | 'cleared' | 'rejected' | 'failed' | 'corrected'>
    previous_hash: string | null
    hash: string | null
    qr: string | null
    xml: Buffer | null
    cleared_xml: Buffer | null
    answer: JsonOrNull<AuthorityWords>
    answered_at: TimeOrNull
    duplicate: Default<boolean>
    tries: Default<number>
  }
  einvoice_units: {
    tenant_id: string
    branch_id: string
    state: 'onboarding' | 'active' | 'ended'
    place: EInvoicePlace
    serial: string
    seller: Json<TaxParty>
    sealed_key: string
    csr: string
    request_id: string | null
    sealed_compliance: string | null
    passed: Default<string[]>
    certificate: string | null
    sealed_token: string | null
    certificate_ends_at: TimeOrNull
    counter: Default<number>
    ask_at: TimeOrNull
    held_until: TimeOrNull
    fence: Default<number>
    tries: Default<number>
    trouble: string | null
    trouble_at: TimeOrNull
    made_at: Time
    active_at: TimeOrNull
    ended_at: TimeOrNull
  }
  fees: {
    tenant_id: string
    id: string
    position: number
    doc: Json<Omit<Fee, 'id'>>
  }
  gateway_accounts: {
    tenant_id: string
    id: string
    gateway: string
    live: boolean
    enabled: Default<boolean>
    sealed_credentials: string
    chosen: Default<boolean>
  }
  group_members: {
    tenant_id: string
    group_id: string
    id: string
    browser: string
    name: string
    joined_at: TimeOrDefault
  }
  group_orders: {
    tenant_id: string
    id: string
    cart_id: string
    host_name: Default<string>
    open: Default<boolean>
    made_at: TimeOrDefault
    ends_at: Time
    split: JsonOrNull<GroupSplit>
  }
  group_shares: {
    tenant_id: string
    order_id: string
    of_order_id: string
    group_id: string
    member_id: string
    covers: string[]
    made_at: TimeOrDefault
  }
  hidden_items: {
    tenant_id: string
    branch_id: string
    item_id: string
    hidden_at: TimeOrDefault
  }
  hidden_options: {
    tenant_id: string
    branch_id: string
    option_id: string
    hidden_at: TimeOrDefault
  }
  host_claims: {
    tenant_id: string
    host: string
    proof: string
    state: Default<DomainState>
    fault: DomainFault | null
    failing_since: TimeOrNull
    checked_at: TimeOrNull
    check_at: TimeOrDefault
    made_at: TimeOrDefault
  }
  host_versions: {
    tenant_id: string
    version: Default<number>
    changed_at: TimeOrDefault
  }
  hosts: {
    host: string
    tenant_id: string
    is_primary: Default<boolean>
    bound_at: TimeOrNull
  }
  hours_exceptions: {
    tenant_id: string
    id: string
    branch_id: string
    name_ar: Default<string>
    name_en: Default<string>
    from_date: string
    to_date: string
    types: Default<OrderType[]>
    windows: JsonOrDefault<TimeWindow[]>
  }
  idempotency_keys: {
    tenant_id: string
    shopper: string
    key: string
    body_hash: string
    order_id: string
    made_at: TimeOrDefault
  }
  installation: {
    only_row: Default<boolean>
    mode: 'demo' | 'live'
    made_at: TimeOrDefault
    recovering_since: TimeOrNull
    closed_by_restore: Default<string[]>
    /** Of the key that seals; written by the start that made it, or the first one since names are kept. */
    key_name: string | null
  }
  invoice_replacements: {
    tenant_id: string
    order_id: string
    branch_id: string
    number: number
    replaces: number
    issued_at: Time
  }
  invoices: {
    tenant_id: string
    order_id: string
    branch_id: string
    number: number
    seller: Json<Seller>
    issued_at: Time
  }
  item_prices: {
    tenant_id: string
    id: string
    item_id: string
    branch_id: string | null
    type: OrderType | null
    price: number
    price_before: number | null
  }
  item_ratings: {
    tenant_id: string
    item_id: string
    count: number
    liked: number
  }
  item_stock: {
    tenant_id: string
    branch_id: string
    item_id: string
    left_count: number
    guest_held: Default<number>
  }
  items: {
    tenant_id: string
    id: string
    group_id: string
    name_ar: string
    name_en: string
    description_ar: Default<string>
    description_en: Default<string>
    price: number
    price_before: number | null
    calories: number | null
    picture: JsonOrNull<Picture>
    allergens: Default<string[]>
    windows: JsonOrDefault<TimeWindow[]>
    max_quantity: number | null
    scheduled_only: Default<boolean>
    featured: Default<boolean>
    tags: Default<string[]>
    types: Default<OrderType[]>
    make_minutes: Default<number>
    hidden: Default<boolean>
    position: Default<number>
    version: Default<number>
    code: string | null
    labels: JsonOrDefault<MenuLabels>
    tax: JsonOrNull<TaxCategory>
  }
  kitchen_marks: {
    tenant_id: string
    order_id: string
    station_id: string
    branch_id: string
    since: Time
    done_at: TimeOrNull
    recalled_at: TimeOrNull
    staff_id: string
  }
  kitchen_stations: {
    tenant_id: string
    id: string
    branch_id: string
    name_ar: string
    name_en: string
    group_ids: JsonOrDefault<string[]>
    position: Default<number>
  }
  known_browsers: {
    tenant_id: string
    recipient: string
    browser: string
    seen_at: Time
    carried: Default<boolean>
  }
  link_hosts: {
    tenant_id: string
    host: string
  }
  link_redirects: {
    tenant_id: string
    kind: RedirectKind
    code: string
    target: string
  }
  live_attachments: {
    id: Default<number>
    created_at: TimeOrDefault
    payload: Buffer | null
  }
  menu_changes: {
    tenant_id: string
    id: string
    batch: string
    kind: MenuChangeKind
    subject: MenuSubject
    subject_id: string
    before: JsonOrNull<unknown>
    after: JsonOrNull<unknown>
    version: number
    staff_id: string | null
    at: TimeOrDefault
    undone_at: TimeOrNull
  }
  menu_groups: {
    tenant_id: string
    id: string
    name_ar: string
    name_en: string
    picture: JsonOrNull<Picture>
    windows: JsonOrDefault<TimeWindow[]>
    position: Default<number>
    version: Default<number>
  }
  message_accounts: {
    tenant_id: string
    id: string
    provider: string
    channel: MessageChannel
    place: number
    enabled: Default<boolean>
    shown: JsonOrDefault<Readonly<Record<string, string>>>
    sealed_secrets: string
    balance_amount: string | null
    balance_currency: string | null
    changed_at: TimeOrDefault
  }
  messages: {
    tenant_id: string
    id: string
    event: string
    channel: MessageChannel | 'push'
    recipient: string
    language: Language
    body: string
    order_id: string | null
    at: TimeOrDefault
    state: Default<MessageState>
    addresses: JsonOrDefault<Addresses>
    subject: Default<string>
    params: JsonOrDefault<string[]>
    secret: Default<boolean>
    sealed_content: string | null
    attempts: Default<number>
    account_id: string | null
    provider_message_id: string | null
    error: string | null
    try_at: TimeOrDefault
    expires_at: TimeOrNull
    fence: Default<number>
    sent_at: TimeOrNull
    ended_at: TimeOrNull
    reason: FailReason | null
    /** Whom or what it is about when it hangs on no order, e.g. `reservation:ID`. */
    about: string | null
  }
  notice_wishes: {
    tenant_id: string
    customer_id: string
    kind: NoticeKind
    channel: NoticeChannel
    wanted: boolean
  }
  opening_dismissals: {
    tenant_id: string
    step: string
    at: TimeOrDefault
  }
  operator_log: {
    id: Default<number>
    /** None = a command on the machine. */
    operator_id: string | null
    who: string
    action: string
    subject: Default<string>
    name: Default<string>
    before: JsonOrNull<unknown>
    after: JsonOrNull<unknown>
    at: TimeOrDefault
  }
  operator_sessions: {
    token_hash: string
    operator_id: string
    device: Default<string>
    made_at: TimeOrDefault
    ends_at: Time
  }
  operators: {
    id: string
    email: string
    name: string
    language: Default<Language>
    password_hash: string
    /** The secret of the second step, sealed; none while it is off. */
    sealed_totp: string | null
    totp_step: Default<number>
    recovery_hashes: Default<string[]>
    made_at: TimeOrDefault
    /** Browsers that signed in before, as keyed hashes; the newest last. */
    known_devices: Default<string[]>
  }
  option_groups: {
    tenant_id: string
    id: string
    item_id: string
    name_ar: string
    name_en: string
    min_count: Default<number>
    max_count: Default<number>
    position: Default<number>
    free_count: Default<number>
    when_option_id: string | null
    shared: string | null
  }
  option_prices: {
    tenant_id: string
    id: string
    option_id: string
    branch_id: string | null
    type: OrderType | null
    price: number
  }
  options: {
    tenant_id: string
    id: string
    option_group_id: string
    name_ar: string
    name_en: string
    price: Default<number>
    min_count: Default<number>
    max_count: Default<number>
    calories: number | null
    preset: Default<boolean>
    position: Default<number>
    item_id: string | null
    labels: JsonOrDefault<MenuLabels>
    allergens: Default<string[]>
    unfit: Default<Diet[]>
  }
  order_counters: {
    tenant_id: string
    branch_id: string
    business_date: string
    last: number
  }
  order_edits: {
    tenant_id: string
    id: string
    order_id: string
    more_order_id: string | null
    state: 'waiting' | 'done' | 'lapsed'
    plan: Json<EditPlan>
    before: Json<Bill>
    staff_id: string
    made_at: Time
    settled_at: TimeOrNull
  }
  order_finishes: {
    tenant_id: string
    order_id: string
    at: TimeOrDefault
  }
  order_gains: {
    tenant_id: string
    order_id: string
    kind: GainKind
    customer_id: string
    ledger: 'wallet' | 'points'
    amount: number
    back: Default<number>
  }
  order_journal: {
    tenant_id: string
    order_id: string
    seq: number
    from_status: OrderStatus | null
    to_status: OrderStatus
    actor: string
    reason: string | null
    at: TimeOrDefault
  }
  order_search: {
    tenant_id: string
    order_id: string
    branch_id: string
    placed_at: Time
    number: number | null
    words: string
  }
  orders: {
    tenant_id: string
    id: string
    shopper: string
    cart_id: string
    cart_version: number
    branch_id: string
    type: OrderType
    status: OrderStatus
    payment_state: 'due' | 'pending' | 'paid' | 'closed'
    version: Default<number>
    language: Language
    number: number | null
    business_date: string | null
    contact_name: string
    contact_mobile: string
    notes: Default<string>
    currency: Currency
    total: number
    captured: Default<number>
    refunding: Default<number>
    refunded: Default<number>
    bill: Json<Bill>
    promised_minutes: number
    placed_at: TimeOrDefault
    hold_until: TimeOrNull
    created_at: TimeOrNull
    accept_by: TimeOrNull
    accepted_at: TimeOrNull
    promised_at: TimeOrNull
    ready_at: TimeOrNull
    delivered_at: TimeOrNull
    ended_at: TimeOrNull
    cancel_reason: string | null
    draft: JsonOrDefault<CartDraft>
    slot_start: TimeOrNull
    slot_end: TimeOrNull
    slot_minutes: number | null
    slot_amount: number | null
    slot_proven: boolean | null
    release_at: TimeOrNull
    stock: JsonOrNull<OrderStock>
    kind: Default<OrderKind>
    table_session_id: string | null
    arrived_at: TimeOrNull
    arrived_place: Default<string>
    arrivals: Default<number>
    arrival_answered_at: TimeOrNull
    promise_change: JsonOrNull<PromiseChange>
    pay_method: Default<WayToPay>
    returned: Default<number>
    till: Default<number>
    earned: Default<number>
    earned_back: Default<number>
    /** When the hours end in which an order for now was placed; none of one for later. */
    closes_at: TimeOrNull
    /** Whose deposit it is. */
    reservation_id: string | null
    /** A change by staff waits for its price difference. */
    more: JsonOrNull<OrderMore>
    /** The last change that staff made. */
    edited: JsonOrNull<OrderEdited>
    /** When the hours begin in which its slot starts. */
    slot_opens_at: TimeOrNull
  }
  outbox: {
    tenant_id: string
    id: Default<number>
    kind: string
    payload: Json<Record<string, unknown>>
    at: TimeOrDefault
    claimed_until: TimeOrNull
  }
  pages: {
    tenant_id: string
    slug: string
    title_ar: string
    title_en: string
    body_ar: string
    body_en: string
    position: Default<number>
  }
  pauses: {
    tenant_id: string
    id: string
    branch_id: string
    name_ar: Default<string>
    name_en: Default<string>
    types: Default<OrderType[]>
    windows: JsonOrDefault<TimeWindow[]>
    from_date: string | null
    to_date: string | null
    starts_at: TimeOrNull
    ends_at: TimeOrNull
  }
  payment_attempts: {
    tenant_id: string
    reference: string
    order_id: string
    account_id: string
    /** Minor units as asked for, and once captured as taken. */
    amount: number
    currency: string
    order_version: number
    state: AttemptState
    last_answer: string | null
    pay_url: string | null
    gateway_payment_id: string | null
    session_ends_at: Time
    ask_at: TimeOrNull
    fence: Default<number>
    made_at: TimeOrDefault
    settled_at: TimeOrNull
    session_id: string | null
    /** What draws the gateway's form in our page; none where its own page takes the card. */
    form: JsonOrNull<Record<string, unknown>>
    method: PayMethod | null
    next_url: string | null
  }
  payment_journal: {
    tenant_id: string
    id: Default<number>
    reference: string
    step: string
    raw: string
    at: TimeOrDefault
  }
  points_accounts: {
    tenant_id: string
    customer_id: string
    balance: Default<number>
    seq: Default<number>
  }
  points_entries: {
    tenant_id: string
    customer_id: string
    seq: number
    type: LedgerType
    amount: number
    balance: number
    source: string
    kind: string
    order_id: string | null
    note: Default<string>
    at: TimeOrDefault
  }
  points_lot_uses: {
    tenant_id: string
    customer_id: string
    seq: number
    lot_seq: number
    points: number
    source: string
    given_back: Default<number>
  }
  points_lots: {
    tenant_id: string
    customer_id: string
    seq: number
    points: number
    left_points: number
    expires_at: TimeOrNull
    warned_at: TimeOrNull
  }
  points_shortfalls: {
    tenant_id: string
    customer_id: string
    points: Default<number>
  }
  pos_connections: {
    tenant_id: string
    system: 'foodics'
    enabled: Default<boolean>
    sealed_account: string
    business_reference: string
    business_name: string
    sealed_hook: string
    hook_hash: string
    payment_method_id: Default<string>
    delivery_charge_id: Default<string>
    made_at: Time
  }
  pos_links: {
    tenant_id: string
    system: 'foodics'
    kind: 'branch' | 'item' | 'option'
    our_id: string
    pos_id: string
  }
  pos_orders: {
    tenant_id: string
    order_id: string
    system: 'foodics'
    state: 'waiting' | 'sending' | 'sent' | 'refused'
    pos_order_id: string | null
    pos_status: Default<string>
    error: Default<string>
    tries: Default<number>
    fence: Default<number>
    due_at: TimeOrNull
    made_at: Time
    sent_at: TimeOrNull
  }
  price_changes: {
    tenant_id: string
    id: string
    item_id: string
    price: number
    price_before: number | null
    due_at: Time
    staff_id: string | null
    made_at: TimeOrDefault
    done_at: TimeOrNull
  }
  price_lists: {
    tenant_id: string
    id: string
    position: number
    doc: Json<Omit<PriceList, 'id'>>
  }
  print_agents: {
    tenant_id: string
    id: string
    branch_id: string
    name: string
    key_hash: string
    turn: Default<number>
    journal: Default<string>
    seen_at: TimeOrNull
    revoked_at: TimeOrNull
    made_at: Time
  }
  print_codes: {
    tenant_id: string
    code_hash: string
    branch_id: string
    ends_at: Time
  }
  print_jobs: {
    tenant_id: string
    id: string
    no: Default<number>
    printer_id: string
    order_id: string | null
    ticket: Json<PrintTicket>
    before: JsonOrNull<PaperSaid>
    copy: Default<PrintCopy>
    state: Default<PrintJobState>
    due_at: Time
    claim: string | null
    holder: string | null
    journal: string | null
    claimed_at: TimeOrNull
    done_at: TimeOrNull
    made_at: Time
  }
  print_papers: {
    tenant_id: string
    printer_id: string
    order_id: string
    said: Json<PaperSaid>
    at: Time
  }
  printer_states: {
    tenant_id: string
    printer_id: string
    state: PrinterState
    since: Time
  }
  printers: {
    tenant_id: string
    id: string
    branch_id: string
    name: string
    kind: 'network' | 'browser'
    agent_id: string | null
    address: string
    width: PaperWidth
    paper: PrintPaper
    station_ids: Json<string[]>
    language: PrintLanguage
    copies: number
    prints_at: PrintMoment
    since: Time
    dots: number | null
  }
  push_keys: {
    tenant_id: string
    public_key: string
    sealed_private_key: string
    made_at: TimeOrDefault
  }
  rating_items: {
    tenant_id: string
    rating_id: string
    item_id: string
    liked: boolean
  }
  rating_photos: {
    tenant_id: string
    id: string
    order_id: string
    rating_id: string | null
    position: Default<number>
    width: number
    height: number
    made_at: Time
  }
  rating_sums_due: {
    tenant_id: string
    due_at: Time
  }
  ratings: {
    tenant_id: string
    id: string
    order_id: string
    branch_id: string
    food: number
    service: number
    delivery: number | null
    overall: ColumnType<number, never, never>
    comment: Default<string>
    made_at: Time
    changed_at: TimeOrNull
    answer: string | null
    answered_at: TimeOrNull
    answered_by: string | null
    hidden_at: TimeOrNull
    hidden_by: string | null
    hidden_reason: string | null
  }
  referrals: {
    tenant_id: string
    friend_id: string
    owner_id: string
    phone_key: string
    browser: string | null
    state: Default<ReferralState>
    why: ReferralTrouble | null
    order_id: string | null
    claimed_at: Time
    ended_at: TimeOrNull
  }
  refunds: {
    tenant_id: string
    reference: string
    order_id: string
    attempt_reference: string
    amount: number
    /** Of its payment: another than the order's where another was taken. */
    currency: string
    state: RefundState
    reason: string
    actor: string
    asked: Default<number>
    ask_at: TimeOrNull
    fence: Default<number>
    made_at: TimeOrDefault
    ended_at: TimeOrNull
    gateway_refund_id: string | null
    credit_note_id: string | null
    counted: Default<boolean>
    /** Until then one reader has it; none while nobody does. */
    held_until: TimeOrNull
    /** Since when its money is at the restaurant again; of one that is done: it was given another way. */
    bounced_at: TimeOrNull
  }
  report_days_due: {
    tenant_id: string
    branch_id: string
    business_date: string
    due_at: Time
  }
  reservation_event_types: {
    tenant_id: string
    id: string
    name_ar: string
    name_en: string
    icon: string
    position: Default<number>
    removed_at: TimeOrNull
  }
  reservation_journal: {
    tenant_id: string
    reservation_id: string
    seq: number
    what: string
    actor: string
    detail: JsonOrNull<unknown>
    at: TimeOrDefault
  }
  reservation_reasons: {
    tenant_id: string
    id: string
    name_ar: string
    name_en: string
    position: Default<number>
    removed_at: TimeOrNull
  }
  reservation_rules: {
    tenant_id: string
    branch_id: string
    enabled: Default<boolean>
    rules: Json<ReservationRules>
    version: Default<number>
  }
  reservation_waits: {
    tenant_id: string
    id: string
    branch_id: string
    shopper: string
    language: Language
    name: string
    phone: string
    email: Default<string>
    date: string
    guests: number
    from_minutes: number
    to_minutes: number
    area_id: string | null
    state: Default<WaitState>
    reservation_id: string | null
    made_at: TimeOrDefault
  }
  reservations: {
    tenant_id: string
    id: string
    branch_id: string
    shopper: string
    key: string
    version: Default<number>
    status: ReservationStatus
    visit: Default<VisitState>
    source: 'web' | 'phone' | 'walkin'
    language: Language
    name: Default<string>
    phone: Default<string>
    email: Default<string>
    note: Default<string>
    staff_note: Default<string>
    event_id: string | null
    allergens: Default<string[]>
    guests: number
    area_id: string
    table_ids: string[]
    date: string
    minutes: number
    period_id: string | null
    start_at: Time
    end_at: Time
    turn_minutes: Default<number>
    cost: Default<number>
    currency: Currency
    settings: Json<ReservationTerms>
    hold_until: TimeOrNull
    act_at: TimeOrNull
    reminded: Default<number>
    reason: string | null
    reason_id: string | null
    cancelled_by: string | null
    arrived_at: TimeOrNull
    seated_at: TimeOrNull
    left_at: TimeOrNull
    order_id: string | null
    stars: number | null
    rating_comment: Default<string>
    rated_at: TimeOrNull
    wait_id: string | null
    made_at: TimeOrDefault
    confirmed_at: TimeOrNull
    cancelled_at: TimeOrNull
  }
  retention_looks: {
    tenant_id: string
    look_at: Time
  }
  reward_redemptions: {
    tenant_id: string
    customer_id: string
    key: string
    reward_id: string
    coupon_id: string
    cost: number
    at: TimeOrDefault
  }
  rewards: {
    tenant_id: string
    id: string
    name_ar: string
    name_en: string
    cost: number
    benefit: Json<CouponBenefit>
    valid_days: Default<number>
    paused: Default<boolean>
    made_at: TimeOrDefault
  }
  sales_fees: {
    tenant_id: string
    branch_id: string
    business_date: string
    fee_id: string
    name_ar: string
    name_en: string
    orders: number
    amount: number
  }
  sales_hours: {
    tenant_id: string
    branch_id: string
    business_date: string
    hour: number
    type: OrderType
    pay_method: WayToPay
    orders: number
    lost: number
    food: number
    discount: number
    coupon: number
    points: number
    delivery: number
    service: number
    vat: number
    deposits: number
    total: number
    wallet: number
    captured: number
    till: number
    fees: Default<number>
  }
  sales_items: {
    tenant_id: string
    branch_id: string
    business_date: string
    item_id: string
    name_ar: string
    name_en: string
    quantity: number
    amount: number
  }
  sales_refunds: {
    tenant_id: string
    branch_id: string
    business_date: string
    notes: number
    value: number
    vat: number
    card: number
    till: number
    wallet: number
    points: number
    hand: Default<number>
  }
  sales_taxes: {
    tenant_id: string
    branch_id: string
    business_date: string
    category: 'standard' | 'zero' | 'exempt' | 'outside-scope'
    basis_points: number
    code: string
    net: number
    vat: number
    net_back: number
    vat_back: number
  }
  schema_migrations: {
    name: string
    checksum: string
    breaking: boolean
    applied_at: TimeOrDefault
  }
  settings: {
    tenant_id: string
    key: string
    value: string
  }
  short_links: {
    tenant_id: string
    code: string
    target: string
    clicks: Default<number>
    created_at: TimeOrDefault
  }
  sign_in_codes: {
    tenant_id: string
    id: string
    recipient: string
    browser: string
    address: string
    customer_id: string | null
    known: boolean
    code_hash: string
    tries: Default<number>
    wrong: Default<number>
    made_at: Time
    ends_at: Time
    used_at: TimeOrNull
    /** None of the version before. */
    channel: 'sms' | 'email' | null
  }
  slot_rules: {
    tenant_id: string
    branch_id: string
    period_minutes: number
    lead_minutes: number
    stop_minutes: Default<number>
    cut_off_minutes: number | null
    cut_off_days: number | null
    days_ahead: number | null
    most_orders: number | null
    most_minutes: number | null
    most_amount: number | null
  }
  slot_usage: {
    tenant_id: string
    branch_id: string
    slot_start: Time
    orders: Default<number>
    minutes: Default<number>
    amount: Default<number>
    unproven_orders: Default<number>
    unproven_minutes: Default<number>
    unproven_amount: Default<number>
  }
  sold_out: {
    tenant_id: string
    branch_id: string
    item_id: string
    until: TimeOrNull
    set_at: TimeOrDefault
  }
  sold_out_options: {
    tenant_id: string
    branch_id: string
    option_id: string
    until: TimeOrNull
    set_at: TimeOrDefault
  }
  staff: {
    tenant_id: string
    id: string
    email: string
    name: string
    role: StaffRole
    password_hash: string
    language: Default<Language>
    all_branches: Default<boolean>
    active: Default<boolean>
    /** The secret of the second step, sealed; none while it is off. */
    sealed_totp: string | null
    totp_step: Default<number>
    recovery_hashes: Default<string[]>
    /** Browsers that signed in before, as keyed hashes; the newest last. */
    known_devices: Default<string[]>
  }
  staff_branches: {
    tenant_id: string
    staff_id: string
    branch_id: string
  }
  staff_challenges: {
    tenant_id: string
    challenge_hash: string
    used_at: TimeOrDefault
  }
  staff_invitations: {
    tenant_id: string
    id: string
    token_hash: string
    /** Whose new password it is for; none = it makes a member. */
    staff_id: string | null
    email: string
    name: string
    role: StaffRole
    language: Language
    /** None = all branches. */
    branch_ids: string[] | null
    made_by: string
    made_at: TimeOrDefault
    ends_at: Time
  }
  staff_passkeys: {
    tenant_id: string
    id: string
    staff_id: string
    credential: string
    public_key: string
    counter: Default<number>
    transports: Default<string[]>
    name: string
    made_at: TimeOrDefault
    used_at: TimeOrNull
  }
  staff_sessions: {
    tenant_id: string
    token_hash: string
    staff_id: string
    made_at: TimeOrDefault
    ends_at: Time
    id: Default<string>
    device: Default<string>
    /** Of the member's `known_devices` the browser it is in; none in sessions of older versions. */
    known_device: string | null
  }
  table_areas: {
    tenant_id: string
    id: string
    branch_id: string
    name_ar: string
    name_en: string
    position: Default<number>
  }
  table_blocks: {
    tenant_id: string
    id: string
    branch_id: string
    table_ids: string[]
    start_at: Time
    end_at: Time
    reason: Default<string>
    staff_id: string | null
    made_at: TimeOrDefault
  }
  table_claims: {
    tenant_id: string
    table_id: string
    branch_id: string
    span: string
    reservation_id: string | null
    block_id: string | null
    id: Default<number>
  }
  table_combinations: {
    tenant_id: string
    id: string
    branch_id: string
    table_ids: string[]
    seats_from: number
    seats: number
    position: Default<number>
  }
  table_members: {
    tenant_id: string
    session_id: string
    id: string
    browser: string
    no: number
    name: Default<string>
    state: 'waiting' | 'in'
    joined_at: TimeOrDefault
  }
  table_sessions: {
    tenant_id: string
    id: string
    branch_id: string
    table_id: string
    cart_id: string
    state: TableState
    version: Default<number>
    parts: JsonOrDefault<TablePart[]>
    split: JsonOrNull<TableSplit>
    waiter_called_at: TimeOrNull
    bill_asked_at: TimeOrNull
    started_at: Time
    paid_at: TimeOrNull
    ends_at: TimeOrNull
    ended_at: TimeOrNull
    tender: JsonOrNull<TableTender>
    taken: JsonOrNull<TakenTender>
    /** Whose session its table belongs to, and where its phones are. */
    joined_to: string | null
    /** What bills that came into this one had taken. */
    taken_more: JsonOrDefault<TakenMore[]>
    /** Since when staff, or money, vouch for those who sit there. */
    confirmed_at: TimeOrNull
  }
  table_shares: {
    tenant_id: string
    id: string
    session_id: string
    order_id: string | null
    member_id: string | null
    wish: Json<ShareInput>
    amount: number
    tender: 'online' | 'cash' | 'card'
    staff_id: string | null
    made_at: TimeOrDefault
  }
  tables: {
    tenant_id: string
    id: string
    area_id: string
    branch_id: string
    name: string
    seats: Default<number>
    code: string
    position: Default<number>
    removed_at: TimeOrNull
    seats_from: Default<number>
    bookable: Default<boolean>
    spot: JsonOrNull<TableSpot>
  }
  tenants: {
    tenant_id: string
    name_ar: string
    name_en: string
    title_ar: Default<string>
    title_en: Default<string>
    country: 'SA' | 'EG' | 'AE' | 'QA'
    currency: Currency
    prices_include_vat: Default<boolean>
    vat_basis_points: number
    tax_number: Default<string>
    logo: Default<string>
    app_token: string
    default_branch_id: string | null
    created_at: TimeOrDefault
    /** Switched off by the provider, since when. */
    off_since: TimeOrNull
    /** One of the demo's own: its logins stand on the demo's main site. */
    shown_in_demo: Default<boolean>
  }
  told_purchases: {
    tenant_id: string
    order_id: string
    told_at: TimeOrDefault
  }
  tracking_codes: {
    tenant_id: string
    provider: string
    place: Default<string>
    web_code: string
    enable: Default<boolean>
  }
  usage_counts: {
    tenant_id: string
    kind: string
    subject: string
    hour: Time
    count: number
  }
  usual_orders: {
    tenant_id: string
    id: string
    customer_id: string
    name: string
    type: 'pickup' | 'car' | 'delivery'
    branch_id: string
    lines: Json<CartLine[]>
    draft: JsonOrDefault<CartDraft>
    slot_minutes: number | null
    made_at: TimeOrDefault
    used_at: TimeOrNull
  }
  waiting_devices: {
    tenant_id: string
    entry_id: string
    id: string
    sealed_subscription: string
    language: Language
    told_calls: Default<number>
    made_at: TimeOrDefault
  }
  waiting_entries: {
    tenant_id: string
    id: string
    branch_id: string
    area_id: string
    rank: number
    no: number
    business_date: string
    state: Default<WaitingState>
    version: Default<number>
    party: number
    name: string
    mobile: string | null
    note: Default<string>
    language: Language
    source: 'web' | 'door' | 'staff'
    browser: string | null
    shopper: string | null
    delays: Default<number>
    forecast_minutes: number | null
    joined_at: Time
    called_at: TimeOrNull
    call_until: TimeOrNull
    calls: Default<number>
    ended_at: TimeOrNull
    ended_by: 'guest' | 'staff' | 'clock' | null
    reason: Default<string>
    table_id: string | null
    session_id: string | null
    stars: number | null
    rating_words: Default<string>
    rated_at: TimeOrNull
    cart_id: string | null
    letter: Default<number>
  }
  waiting_queues: {
    tenant_id: string
    branch_id: string
    area_id: string
    version: Default<number>
    last_rank: Default<number>
    business_date: Default<string>
    last_no: Default<number>
    letter: number | null
  }
  waiting_settings: {
    tenant_id: string
    branch_id: string
    enabled: Default<boolean>
    out_of_service: Default<boolean>
    person_count_from: Default<number>
    person_count_to: Default<number>
    call_minutes: Default<number>
  }
  wallet_accounts: {
    tenant_id: string
    customer_id: string
    balance: Default<number>
    seq: Default<number>
  }
  wallet_entries: {
    tenant_id: string
    customer_id: string
    seq: number
    type: LedgerType
    amount: number
    balance: number
    source: string
    kind: string
    order_id: string | null
    note: Default<string>
    at: TimeOrDefault
  }
  wallet_shortfalls: {
    tenant_id: string
    customer_id: string
    amount: Default<number>
  }
  webhook_deliveries: {
    tenant_id: string
    id: string
    endpoint_id: string
    event_id: string
    state: 'waiting' | 'delivered' | 'dead'
    tries: Default<number>
    attempts: Default<number>
    due_at: TimeOrNull
    fence: Default<number>
    made_at: Time
    ended_at: TimeOrNull
  }
  webhook_endpoints: {
    tenant_id: string
    id: string
    url: string
    events: WebhookType[]
    enabled: Default<boolean>
    sealed_secret: string
    sealed_former: string | null
    former_until: TimeOrNull
    failures: Default<number>
    pause_until: TimeOrNull
    made_at: Time
  }
  webhook_events: {
    tenant_id: string
    id: string
    type: string
    subject: string
    body: string
    made_at: Time
  }
  webhook_tries: {
    tenant_id: string
    delivery_id: string
    number: number
    at: Time
    status: number | null
    error: string | null
    took_ms: number
  }
}

/** Holds types of the product to the CHECKs of their columns: a value that only one of the two knows does not compile. */
export type CheckedColumns = AllSame<{
  'carts.type': Same<OrderType, 'pickup' | 'car' | 'delivery' | 'dinein'>
  'challenges.duration_unit': Same<DurationUnit, 'minutes' | 'hours' | 'days'>
  'choice_lists.kind': Same<ChoiceKind, 'waiting_reasons' | 'vehicle_brands'>
  'companies.approver_language': Same<Language, 'ar' | 'en'>
  'company_orders.why': Same<CompanyWhy, 'within' | 'order' | 'month'>
  'company_orders.state': Same<CompanyOrderState, 'waiting' | 'charged' | 'refused' | 'lapsed' | 'withdrawn'>
  'contact_messages.language': Same<Language, 'ar' | 'en'>
  'customers.country': Same<CountryCode, 'SA' | 'EG' | 'AE' | 'QA'>
  'customers.language': Same<Language, 'ar' | 'en'>
  'einvoice_documents.form': Same<TaxDocumentForm, 'simplified' | 'standard'>
  'einvoice_units.place': Same<EInvoicePlace, 'sandbox' | 'simulation' | 'production'>
  'host_claims.state': Same<DomainState, 'pending' | 'verified' | 'failed'>
  'item_prices.type': Same<OrderType, 'pickup' | 'car' | 'delivery' | 'dinein'>
  'link_redirects.kind': Same<RedirectKind, 'table' | 'emenu'>
  'menu_changes.kind': Same<MenuChangeKind, 'create' | 'edit' | 'delete' | 'order' | 'bulk' | 'undo' | 'scheduled' | 'import'>
  'menu_changes.subject': Same<MenuSubject, 'item' | 'group' | 'order'>
  'message_accounts.channel': Same<MessageChannel, 'sms' | 'whatsapp' | 'email'>
  'messages.channel': Same<MessageChannel | 'push', 'sms' | 'email' | 'whatsapp' | 'push'>
  'messages.state': Same<MessageState, 'queued' | 'sending' | 'sent' | 'delivered' | 'failed'>
  'messages.reason': Same<FailReason, 'refused' | 'expired' | 'no-sender' | 'unknown' | 'gave-up' | 'undelivered' | 'limit'>
  'notice_wishes.kind': Same<NoticeKind, 'orders' | 'ratings' | 'reservations' | 'queue' | 'offers'>
  'notice_wishes.channel': Same<NoticeChannel, 'sms' | 'whatsapp' | 'email' | 'push'>
  'operators.language': Same<Language, 'ar' | 'en'>
  'option_prices.type': Same<OrderType, 'pickup' | 'car' | 'delivery' | 'dinein'>
  'order_gains.kind': Same<GainKind, 'points' | 'cashback' | 'referral_friend' | 'referral_owner'>
  'orders.status': Same<OrderStatus, 'created' | 'accepted' | 'ready' | 'outdelivery' | 'delivered' | 'canceled' | 'missed' | 'partially_refunded' | 'refunded' | 'callcenter_pending' | 'b2b_pending' | 'b2b_canceled'>
  'orders.language': Same<Language, 'ar' | 'en'>
  'orders.pay_method': Same<WayToPay, 'card' | 'cash' | 'card_on_delivery' | 'company'>
  'payment_attempts.state': Same<AttemptState, 'opening' | 'open' | 'submitted' | 'late' | 'captured' | 'closed'>
  'payment_attempts.method': Same<PayMethod, 'mada' | 'card' | 'apple_pay'>
  'points_entries.type': Same<LedgerType, 'credit' | 'debit' | 'adding' | 'expired' | 'cashback' | 'refund' | 'coupon' | 'challenge_cashback' | 'referral_owner' | 'referral_friend' | 'give_away'>
  'print_jobs.copy': Same<PrintCopy, 'none' | 'copy' | 'possible'>
  'print_jobs.state': Same<PrintJobState, 'waiting' | 'claimed' | 'done' | 'dropped'>
  'printer_states.state': Same<PrinterState, 'ready' | 'unreachable' | 'paper' | 'cover' | 'stopped'>
  'printers.paper': Same<PrintPaper, 'kitchen' | 'receipt'>
  'printers.language': Same<PrintLanguage, 'ar' | 'en' | 'both'>
  'printers.prints_at': Same<PrintMoment, 'never' | 'created' | 'accepted'>
  'referrals.state': Same<ReferralState, 'waiting' | 'rewarded' | 'void'>
  'refunds.state': Same<RefundState, 'wanted' | 'sending' | 'pending' | 'done' | 'failed' | 'needs_person'>
  'reservation_waits.language': Same<Language, 'ar' | 'en'>
  'reservation_waits.state': Same<WaitState, 'waiting' | 'offered' | 'taken' | 'over' | 'left'>
  'reservations.status': Same<ReservationStatus, 'pending' | 'pending_payment' | 'confirmed' | 'cancelled'>
  'reservations.visit': Same<VisitState, 'expected' | 'arrived' | 'seated' | 'left' | 'no_show'>
  'reservations.language': Same<Language, 'ar' | 'en'>
  'staff.role': Same<StaffRole, 'owner' | 'manager' | 'cashier' | 'kitchen' | 'host'>
  'staff.language': Same<Language, 'ar' | 'en'>
  'staff_invitations.role': Same<StaffRole, 'owner' | 'manager' | 'cashier' | 'kitchen' | 'host'>
  'staff_invitations.language': Same<Language, 'ar' | 'en'>
  'table_sessions.state': Same<TableState, 'waiting' | 'open' | 'paid' | 'joined' | 'ended'>
  'tenants.currency': Same<Currency, 'SAR' | 'EGP' | 'AED' | 'QAR'>
  'waiting_devices.language': Same<Language, 'ar' | 'en'>
  'waiting_entries.state': Same<WaitingState, 'waiting' | 'called' | 'seated' | 'canceled' | 'no_show'>
  'waiting_entries.language': Same<Language, 'ar' | 'en'>
  'wallet_entries.type': Same<LedgerType, 'credit' | 'debit' | 'adding' | 'expired' | 'cashback' | 'refund' | 'coupon' | 'challenge_cashback' | 'referral_owner' | 'referral_friend' | 'give_away'>
}>
