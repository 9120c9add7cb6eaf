import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { OrderType, Picture, TimeWindow } from '#domain/menu.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { Bill } from '#domain/bill.ts'
import type { CartLine } from '#domain/cart.ts'
import type { Currency } from '#domain/money.ts'
import type { Language } from '#domain/words.ts'

type Time = ColumnType<Date, Date | string | undefined, Date | string>
type TimeOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type Json<T> = ColumnType<T, string, string>
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>
type Default<T> = Generated<T>

export interface Schema {
  installation: { only_row: Default<boolean>; mode: 'demo' | 'live'; made_at: Time }
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
    created_at: Time
  }
  hosts: { host: string; tenant_id: string; is_primary: Default<boolean> }
  settings: { tenant_id: string; key: string; value: string }
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
  pages: {
    tenant_id: string
    slug: string
    title_ar: string
    title_en: string
    body_ar: string
    body_en: string
    position: Default<number>
  }
  tracking_codes: {
    tenant_id: string
    provider: string
    place: Default<string>
    web_code: string
    enable: Default<boolean>
  }
  gateway_accounts: {
    tenant_id: string
    id: string
    gateway: string
    live: boolean
    enabled: Default<boolean>
    sealed_credentials: string
  }
  content_versions: { tenant_id: string; version: Default<number>; changed_at: Time }
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
    hours: JSONColumnType<TimeWindow[]>
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
  }
  menu_groups: {
    tenant_id: string
    id: string
    name_ar: string
    name_en: string
    picture: JsonOrNull<Picture>
    windows: JSONColumnType<TimeWindow[]>
    position: Default<number>
  }
  allergens: {
    tenant_id: string
    id: string
    name_ar: string
    name_en: string
    icon: string
    position: Default<number>
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
    windows: JSONColumnType<TimeWindow[]>
    max_quantity: number | null
    scheduled_only: Default<boolean>
    featured: Default<boolean>
    tags: Default<string[]>
    types: Default<OrderType[]>
    make_minutes: Default<number>
    hidden: Default<boolean>
    position: Default<number>
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
  }
  sold_out: { tenant_id: string; branch_id: string; item_id: string; until: TimeOrNull; set_at: Time }
  carts: {
    tenant_id: string
    id: string
    shopper: string
    version: Default<number>
    type: OrderType
    branch_id: string | null
    lines: Json<CartLine[]>
    draft: Json<Record<string, unknown>>
    ordered_version: number | null
    closed_at: TimeOrNull
    created_at: Time
    updated_at: Time
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
    placed_at: Time
    hold_until: TimeOrNull
    created_at: TimeOrNull
    accept_by: TimeOrNull
    accepted_at: TimeOrNull
    promised_at: TimeOrNull
    ready_at: TimeOrNull
    delivered_at: TimeOrNull
    ended_at: TimeOrNull
    cancel_reason: string | null
  }
  order_journal: {
    tenant_id: string
    order_id: string
    seq: number
    from_status: OrderStatus | null
    to_status: OrderStatus
    actor: string
    reason: string | null
    at: Time
  }
  order_counters: { tenant_id: string; branch_id: string; business_date: string; last: number }
  idempotency_keys: {
    tenant_id: string
    shopper: string
    key: string
    body_hash: string
    order_id: string
    made_at: Time
  }
  payment_attempts: {
    tenant_id: string
    reference: string
    order_id: string
    account_id: string
    amount: number
    currency: Currency
    order_version: number
    state: 'opening' | 'open' | 'submitted' | 'captured' | 'closed'
    last_answer: string | null
    pay_url: string | null
    gateway_payment_id: string | null
    session_ends_at: Time
    ask_at: TimeOrNull
    fence: Default<number>
    made_at: Time
    settled_at: TimeOrNull
  }
  payment_journal: {
    tenant_id: string
    id: Generated<number>
    reference: string
    step: string
    raw: string
    at: Time
  }
  refunds: {
    tenant_id: string
    reference: string
    order_id: string
    attempt_reference: string
    amount: number
    currency: Currency
    state: 'wanted' | 'sending' | 'pending' | 'done' | 'failed' | 'needs_person'
    reason: string
    actor: string
    asked: Default<number>
    ask_at: TimeOrNull
    fence: Default<number>
    made_at: Time
    ended_at: TimeOrNull
  }
  outbox: {
    tenant_id: string
    id: Generated<number>
    kind: string
    payload: Json<Record<string, unknown>>
    at: Time
    claimed_until: TimeOrNull
  }
  messages: {
    tenant_id: string
    id: string
    event: string
    channel: 'sms' | 'email' | 'whatsapp' | 'push'
    recipient: string
    language: Language
    body: string
    order_id: string | null
    at: Time
  }
  staff: {
    tenant_id: string
    id: string
    email: string
    name: string
    role: 'owner' | 'manager' | 'cashier' | 'kitchen' | 'host'
    password_hash: string
    language: Default<Language>
    all_branches: Default<boolean>
    active: Default<boolean>
  }
  staff_branches: { tenant_id: string; staff_id: string; branch_id: string }
  staff_sessions: { tenant_id: string; token_hash: string; staff_id: string; made_at: Time; ends_at: Time }
  audit_log: {
    tenant_id: string
    id: Generated<number>
    staff_id: string | null
    action: string
    subject: string
    before: JsonOrNull<unknown>
    after: JsonOrNull<unknown>
    at: Time
  }
}
