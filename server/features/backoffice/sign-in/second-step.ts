import { createHash, randomBytes } from 'node:crypto'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { lockMember, updateMember } from '#server/store/backoffice/staff-accounts.ts'
import { checkTotp } from './totp.ts'

const codes = 8

/** Returns recovery codes as people read them, each of 50 bits; what is stored are their hashes. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: codes }, () => {
    const text = [...randomBytes(10)].map((byte) => 'abcdefghjkmnpqrstuvwxyz23456789'[byte % 31]).join('')
    return `${text.slice(0, 5)}-${text.slice(5)}`
  })
}

/** Takes a recovery code as typed; returns what is stored of it. */
export function recoveryHash(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHash('sha256').update(`recovery:${plain}`).digest('base64url')
}

/**
 * Takes a member and what was typed as the second step: the app's six digits or a recovery code; uses it up. Returns
 * whether it was right. Each serves once, also for two who send it at the same time.
 */
export async function takeSecondStep(
  tx: WriteDb,
  { seal, clock }: Pick<Deps, 'seal' | 'clock'>,
  staffId: string,
  typed: string,
): Promise<boolean> {
  const member = await lockMember(tx, staffId)
  if (!member?.sealed_totp) return false
  const step = checkTotp(
    seal.open(member.sealed_totp),
    typed.replaceAll(/\s/g, ''),
    clock(),
    member.totp_step,
  )
  if (step !== undefined) {
    await updateMember(tx, staffId, { totp_step: step })
    return true
  }
  const used = recoveryHash(typed)
  if (!member.recovery_hashes.includes(used)) return false
  await updateMember(tx, staffId, { recovery_hashes: member.recovery_hashes.filter((one) => one !== used) })
  return true
}
