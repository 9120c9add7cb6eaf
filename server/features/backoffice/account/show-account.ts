import type { StaffAccountWire } from '#contract/backoffice/staff-account.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { listSessions } from '#server/store/backoffice/staff-accounts.ts'
import { listPasskeys } from '#server/store/backoffice/staff-passkeys.ts'
import { findStaffMember } from '#server/store/backoffice/staff.ts'
import { branchesOf } from '#server/authorization/staff-branches.ts'
import type { Device } from '../sign-in/known-device.ts'
import type { SignInWaits } from '../sign-in/sign-in-waits.ts'

/** Who looks at its own account, from which session and in which language. */
export interface AccountLook {
  readonly staff: StaffSession
  readonly tokenHash: string
  readonly device: Device
  readonly language: Language
  /** Guesses at passwords of members who are signed in. */
  readonly guesses: SignInWaits
}

/** Takes a session; returns the zone in which its member reads clocks: its first branch's. */
export async function zoneOf(deps: Pick<Deps, 'catalogues'>, staff: StaffSession): Promise<string> {
  const { branches } = await deps.catalogues.current(staff.tenantId)
  return branchesOf(staff, branches)[0]?.timeZone ?? 'UTC'
}

/** Takes who looks, now (UTC ms) and its zone; returns how it signs in and where it is signed in. */
export async function showAccount(
  db: TenantDb,
  { staff, tokenHash, language }: Omit<AccountLook, 'guesses' | 'device'>,
  { now, zone }: { now: number; zone: string },
): Promise<StaffAccountWire | Refusal> {
  const member = await findStaffMember(db, staff.staffId)
  if (!member) return refuse('sign-in-required')
  const [sessions, passkeys] = [await listSessions(db, member.id), await listPasskeys(db, member.id)]
  return {
    name: member.name,
    email: member.email,
    language: member.language,
    second_step: member.sealed_totp !== null,
    recovery_codes_left: member.recovery_hashes.length,
    passkeys: passkeys.map((one) => ({
      id: one.id,
      name: one.name,
      made_at: one.made_at.toISOString(),
      used_at: one.used_at?.toISOString() ?? null,
      since: momentWords(one.made_at.getTime(), now, zone, language),
      used: one.used_at && momentWords(one.used_at.getTime(), now, zone, language),
    })),
    sessions: sessions.map((one) => ({
      id: one.id,
      device: one.device,
      made_at: one.made_at.toISOString(),
      since: momentWords(one.made_at.getTime(), now, zone, language),
      current: one.token_hash === tokenHash,
    })),
  }
}
