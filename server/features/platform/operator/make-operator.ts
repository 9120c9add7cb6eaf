import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { readEmail } from '#domain/core/email.ts'
import { limits } from '#domain/core/limits.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { Language } from '#domain/core/words.ts'
import type { Database } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'
import type { Seal } from '#server/secrets/seal.ts'
import { deleteOperatorSessions, saveOperator, writeOperatorLog } from '#server/store/platform/operators.ts'
import { makeRecoveryCodes, recoveryHash } from '../../backoffice/sign-in/second-step.ts'
import { makeTotpSecret, totpUri } from '../../backoffice/sign-in/totp.ts'

/** Who is to be an operator. */
export interface NewOperator {
  readonly email: string
  readonly name: string
  readonly language?: Language
  /** One of 16 random letters when left out. */
  readonly password?: string
}

/** What its owner is told, once. */
export interface MadeOperator {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly secret: string
  /** What an authenticator app reads. */
  readonly uri: string
  readonly recoveryCodes: readonly string[]
}

/**
 * Takes whom a command on the machine makes an operator; writes it with a second step, or gives the one that has this
 * e-mail a new password and a new second step and ends its sessions. Returns what is told once, or in a sentence why
 * not. Rule "Operators".
 */
export async function makeOperator(
  db: Database,
  seal: Seal,
  typed: NewOperator,
): Promise<MadeOperator | { wrong: string }> {
  const read = readEmail(typed.email)
  if ('wrong' in read) return { wrong: "The operator's e-mail is no address." }
  const name = cleanLine(typed.name, limits.staffName)
  if (!name) return { wrong: `The operator has a name of at most ${limits.staffName} letters.` }
  const password = typed.password ?? randomBytes(12).toString('base64url')
  const [secret, recoveryCodes] = [makeTotpSecret(), makeRecoveryCodes()]
  const password_hash = await hash(password)
  const id = await db.platform(async (platform) => {
    const saved = await saveOperator(platform, {
      id: makeId(),
      email: read.email,
      name,
      language: typed.language ?? 'ar',
      password_hash,
      sealed_totp: seal.close(secret),
      recovery_hashes: recoveryCodes.map(recoveryHash),
    })
    await deleteOperatorSessions(platform, saved)
    await writeOperatorLog(platform, { id: null, name: 'operator:create' }, { action: 'operator-made', name })
    return saved
  })
  return {
    id,
    email: read.email,
    password,
    secret,
    uri: totpUri(secret, 'Maidah', read.email),
    recoveryCodes,
  }
}
