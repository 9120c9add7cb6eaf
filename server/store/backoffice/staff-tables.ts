import type { Generated } from 'kysely'
import type { StaffRole } from '#domain/backoffice/staff-role.ts'
import type { Language } from '#domain/core/words.ts'
import type { Default, JsonOrNull, Time, TimeOrNull } from '../core/column-types.ts'

/** Staff, how they sign in, and what they did: db/migrations/*_staff.sql, *_staff-accounts.sql. */
export interface StaffTables {
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
  staff_branches: { tenant_id: string; staff_id: string; branch_id: string }
  staff_sessions: {
    tenant_id: string
    token_hash: string
    staff_id: string
    made_at: Time
    ends_at: Time
    id: Default<string>
    device: Default<string>
    /** Of the member's `known_devices` the browser it is in; none in sessions of older versions. */
    known_device: string | null
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
    made_at: Time
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
    made_at: Time
    used_at: TimeOrNull
  }
  staff_challenges: { tenant_id: string; challenge_hash: string; used_at: Time }
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
