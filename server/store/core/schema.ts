import type { JSONColumnType } from 'kysely'
import type { OrderType } from '#domain/core/order-type.ts'
import type { Picture } from '#domain/core/picture.ts'
import type { TimeWindow } from '#domain/core/time-window.ts'
import type { Currency } from '#domain/core/money.ts'
import type { Default, JsonOrDefault, JsonOrNull, Time, TimeOrNull } from './column-types.ts'
import type { ApiKeyTables } from '../integrations/api-key-tables.ts'
import type { ChoiceTables } from '../site/choice-tables.ts'
import type { CompanyTables } from '../companies/company-tables.ts'
import type { CustomerTables } from '../customers/customer-tables.ts'
import type { HostClaimTables } from '../platform/host-claim-tables.ts'
import type { KitchenTables } from '../ordering/kitchen-tables.ts'
import type { LinkTables } from '../site/link-tables.ts'
import type { LoyaltyTables } from '../loyalty/loyalty-tables.ts'
import type { DailyReportTables } from '../reports/daily-report-tables.ts'
import type { DeliveryTables } from '../delivery/delivery-tables.ts'
import type { MenuDeskTables } from '../menu/menu-desk-tables.ts'
import type { MessageTables } from '../notifications/message-tables.ts'
import type { MoneyTables } from '../payments/money-tables.ts'
import type { OpeningTables } from '../backoffice/opening-tables.ts'
import type { OptionTables } from '../menu/option-tables.ts'
import type { OperatorTables } from '../platform/operator-tables.ts'
import type { OrderEditTables } from '../ordering/order-edit-tables.ts'
import type { OrderTables } from '../ordering/order-tables.ts'
import type { OrderSearchTables } from '../ordering/order-search-tables.ts'
import type { PrintingTables } from '../printing/printing-tables.ts'
import type { PosTables } from '../integrations/pos-tables.ts'
import type { PushTables } from '../notifications/push-tables.ts'
import type { RetentionTables } from '../privacy/retention-tables.ts'
import type { ReportTables } from '../reports/report-tables.ts'
import type { RatingTables } from '../ratings/rating-tables.ts'
import type { SiteTables } from '../site/site-tables.ts'
import type { StaffTables } from '../backoffice/staff-tables.ts'
import type { ReservationTables } from '../reservations/reservation-tables.ts'
import type { StockTables } from '../menu/stock-tables.ts'
import type { TableTables } from '../dine-in/table-tables.ts'
import type { TimingTables } from '../timing/timing-tables.ts'
import type { UsageTables } from '../usage/usage-tables.ts'
import type { WebhookTables } from '../integrations/webhook-tables.ts'
import type { WaitingTables } from '../waitlist/waiting-tables.ts'

/** Every table, as Kysely types its rows; db/migrations is the truth. */
export interface Schema
  extends
    OpeningTables,
    OptionTables,
    OperatorTables,
    HostClaimTables,
    RetentionTables,
    OrderTables,
    OrderEditTables,
    MessageTables,
    UsageTables,
    MenuDeskTables,
    CustomerTables,
    OrderSearchTables,
    PrintingTables,
    PushTables,
    ReportTables,
    DailyReportTables,
    RatingTables,
    StaffTables,
    ApiKeyTables,
    WebhookTables,
    PosTables,
    ChoiceTables,
    CompanyTables,
    KitchenTables,
    LinkTables,
    SiteTables,
    DeliveryTables,
    StockTables,
    TimingTables,
    MoneyTables,
    TableTables,
    LoyaltyTables,
    ReservationTables,
    WaitingTables {
  installation: {
    only_row: Default<boolean>
    mode: 'demo' | 'live'
    made_at: Time
    recovering_since: TimeOrNull
    closed_by_restore: Default<string[]>
    /** Of the key that seals; written by the start that made it, or the first one since names are kept. */
    key_name: string | null
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
    created_at: Time
    /** Switched off by the provider, since when. */
    off_since: TimeOrNull
    /** One of the demo's own: its logins stand on the demo's main site. */
    shown_in_demo: Default<boolean>
  }
  hosts: { host: string; tenant_id: string; is_primary: Default<boolean>; bound_at: TimeOrNull }
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
    chosen: Default<boolean>
    sealed_credentials: string
  }
  content_versions: {
    tenant_id: string
    version: Default<number>
    site_version: Default<number>
    changed_at: Time
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
    hours: JSONColumnType<TimeWindow[]>
    type_hours: JsonOrDefault<Partial<Record<OrderType, TimeWindow[]>>>
    types: OrderType[]
    asap_allowed: Default<boolean>
    schedule_allowed: Default<boolean>
    base_minutes: Default<number>
    accept_within_minutes: Default<number>
    accepting: Default<boolean>
    auto_accept: Default<boolean>
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
    version: Default<number>
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
    code: string | null
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
    version: Default<number>
  }
  sold_out: { tenant_id: string; branch_id: string; item_id: string; until: TimeOrNull; set_at: Time }
}
