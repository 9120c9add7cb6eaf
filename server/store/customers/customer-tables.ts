import type { CountryCode } from '#domain/core/country.ts'
import type { LedgerType } from '#domain/loyalty/ledger.ts'
import type { Picture } from '#domain/core/picture.ts'
import type { NoticeChannel, NoticeKind } from '#domain/notifications/notice-preference.ts'
import type { Language } from '#domain/core/words.ts'
import type { Default, JsonOrNull, Time, TimeOrNull } from '../core/column-types.ts'

interface Account {
  tenant_id: string
  customer_id: string
  balance: Default<number>
  seq: Default<number>
}

interface Entry {
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
  at: Time
}

/** Customers, how they sign in, what they keep: db/migrations/*_customers.sql. */
export interface CustomerTables {
  customer_groups: { tenant_id: string; id: string; name_ar: string; name_en: string }
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
    /** What staff know; the customer reads it in the file of all that is kept. */
    note: Default<string>
    referral_code: string
    language: Language
    joined_at: Time
    deleted_at: TimeOrNull
  }
  sign_in_codes: {
    tenant_id: string
    id: string
    recipient: string
    browser: string
    address: string
    /** None of the version before. */
    channel: 'sms' | 'email' | null
    customer_id: string | null
    known: boolean
    code_hash: string
    tries: Default<number>
    wrong: Default<number>
    made_at: Date
    ends_at: Date
    used_at: Date | null
  }
  known_browsers: {
    tenant_id: string
    recipient: string
    browser: string
    seen_at: Date
    carried: Default<boolean>
  }
  customer_sessions: {
    tenant_id: string
    token_hash: string
    id: string
    customer_id: string
    browser: string | null
    device: string
    joined_at: TimeOrNull
    made_at: Date
    seen_at: Date
    ends_at: Date
  }
  notice_wishes: {
    tenant_id: string
    customer_id: string
    kind: NoticeKind
    channel: NoticeChannel
    wanted: boolean
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
    created_at: Time
    updated_at: Time
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
    created_at: Time
    updated_at: Time
  }
  wallet_accounts: Account
  points_accounts: Account
  wallet_entries: Entry
  points_entries: Entry
  points_lots: {
    tenant_id: string
    customer_id: string
    seq: number
    points: number
    left_points: number
    expires_at: TimeOrNull
    warned_at: TimeOrNull
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
}
