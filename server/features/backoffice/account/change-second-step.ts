import type { StaffAccountWire } from '#contract/backoffice/staff-account.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { updateMember } from '#server/store/backoffice/staff-accounts.ts'
import { findStaffMember } from '#server/store/backoffice/staff.ts'
import { makeRecoveryCodes, recoveryHash } from '../sign-in/second-step.ts'
import { checkTotp, makeTotpSecret, totpUri } from '../sign-in/totp.ts'
import { changeOwn, refusePassword } from './change-account.ts'
import type { AccountLook } from './show-account.ts'

const beginMinutes = 15

/** The secret for the app, and the same sealed: it comes back with the first code, so that nothing half done is kept. */
export interface BegunSecondStep {
  readonly secret: string
  readonly uri: string
  readonly sealed: string
}

/** Takes the member's password; returns a new secret. Refuses 'password-wrong'. */
export async function beginSecondStep(
  deps: Deps,
  look: AccountLook,
  password: string,
): Promise<BegunSecondStep | Refusal> {
  const refused = await refusePassword(deps, look, password)
  if (refused) return refused
  const { tenantId, staffId } = look.staff
  const member = await deps.db.read(tenantId, (db) => findStaffMember(db, staffId))
  if (!member) return refuse('sign-in-required')
  const { tenant } = await deps.catalogues.current(tenantId)
  const secret = makeTotpSecret()
  const until = deps.clock() + beginMinutes * minuteMs
  return {
    secret,
    uri: totpUri(secret, wordIn(tenant.name, look.language), member.email),
    sealed: deps.seal.close(JSON.stringify({ staffId, secret, until })),
  }
}

/** Takes the sealed secret and the app's first code; turns the second step on and returns the recovery codes, once. */
export async function turnOnSecondStep(
  deps: Deps,
  look: AccountLook,
  typed: { sealed: string; code: string },
): Promise<{ recovery_codes: string[]; account: StaffAccountWire } | Refusal> {
  const secret = openBegun(deps, look.staff.staffId, typed.sealed)
  if (!secret) return refuse('session-expired')
  const code = toWesternDigits(typed.code).replaceAll(/\s/g, '')
  const recovery_codes = makeRecoveryCodes()
  const account = await changeOwn(deps, look, async (tx, member) => {
    const totp_step = checkTotp(secret, code, deps.clock(), 0)
    if (totp_step === undefined) return refuse('code-wrong', { fields: { code: ['code-wrong'] } })
    const recovery_hashes = recovery_codes.map(recoveryHash)
    await updateMember(tx, member.id, { sealed_totp: deps.seal.close(secret), totp_step, recovery_hashes })
    await writeAudit(tx, { staffId: member.id, action: 'second-step-on', subject: member.id })
    return undefined
  })
  return isRefusal(account) ? account : { recovery_codes, account }
}

function openBegun({ seal, clock }: Deps, staffId: string, sealed: string): string | undefined {
  try {
    const begun = JSON.parse(seal.open(sealed)) as { staffId: string; secret: string; until: number }
    return begun.staffId === staffId && begun.until > clock() ? begun.secret : undefined
  } catch {
    return undefined
  }
}

/** Takes the member's password; turns its second step off. Refuses 'password-wrong'. */
export async function turnOffSecondStep(
  deps: Deps,
  look: AccountLook,
  password: string,
): Promise<StaffAccountWire | Refusal> {
  const refused = await refusePassword(deps, look, password)
  if (refused) return refused
  return changeOwn(deps, look, async (tx, member) => {
    await updateMember(tx, member.id, { sealed_totp: null, recovery_hashes: [] })
    await writeAudit(tx, { staffId: member.id, action: 'second-step-off', subject: member.id })
    return undefined
  })
}
