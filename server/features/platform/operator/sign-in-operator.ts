import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { deviceName } from '#domain/customers/device-name.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { operatorTokenHash } from '#server/middleware/operator.ts'
import type { OperatorSession } from '#server/http/request.ts'
import {
  deleteOperatorSession,
  deleteOperatorSessions,
  findOperatorByEmail,
  insertOperatorSession,
  updateOperator,
  useRecoveryHash,
  useTotpStep,
  writeOperatorLog,
  type OperatorRow,
} from '#server/store/platform/operators.ts'
import { tooMany } from '#server/http/too-many.ts'
import { isKnown, knownDevice, withDevice, type Device } from '../../backoffice/sign-in/known-device.ts'
import { recoveryHash } from '../../backoffice/sign-in/second-step.ts'
import type { SignInAttempt, SignInWaits } from '../../backoffice/sign-in/sign-in-waits.ts'
import type { SignInWords } from '../../backoffice/sign-in/sign-in.ts'
import { sessionSeconds, type Browser } from '../../backoffice/sign-in/start-session.ts'
import { isWeak } from '../../backoffice/team/welcome.ts'
import { checkTotp } from '../../backoffice/sign-in/totp.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'seal'>

/** A password that nobody has: an unknown e-mail costs the same time as a wrong password. */
const nobody = hash(randomBytes(16).toString('hex'))

/**
 * Takes an e-mail in lower case, a password and the second step's code; returns a new session with its token, to be
 * told to that browser alone. Refuses as signing in to the console does. Rule "Operators", safety 19.
 */
export async function signInOperator(
  deps: Parts,
  waits: SignInWaits,
  asked: Omit<SignInAttempt, 'known'> & Browser,
  typed: SignInWords,
): Promise<{ token: string; session: OperatorSession } | Refusal> {
  const { db, clock } = deps
  const find = () => db.platform((platform) => findOperatorByEmail(platform, asked.email))
  const owner = asked.device.shown ? await find() : undefined
  const known = owner && isKnown(deps.seal, owner, asked.device) ? asked.device.secret : undefined
  const attempt = { ...asked, known }
  const left = waits.left(attempt, clock())
  if (left > 0) return tooMany(left)
  waits.failed(attempt, clock())
  const row = owner ?? (await find())
  if (!(await verify(row?.password_hash ?? (await nobody), typed.password)) || !row)
    return refuse('sign-in-failed')
  if (row.sealed_totp !== null && !typed.code) {
    waits.takeBack(attempt)
    return refuse('second-step-required')
  }
  if (row.sealed_totp !== null && !(await takeStep(deps, row, toWesternDigits(typed.code ?? ''))))
    return refuse('second-step-wrong')
  waits.succeeded(attempt)
  return startOperatorSession(deps, row, asked)
}

/** What was typed as the second step serves once, also for two who send it at the same time. */
async function takeStep({ db, seal, clock }: Parts, row: OperatorRow, typed: string): Promise<boolean> {
  const secret = seal.open(row.sealed_totp ?? '')
  const step = checkTotp(secret, typed.replaceAll(/\s/g, ''), clock(), row.totp_step)
  return db.platform((platform) =>
    step === undefined
      ? useRecoveryHash(platform, row.id, recoveryHash(typed))
      : useTotpStep(platform, row.id, step),
  )
}

async function startOperatorSession(
  { db, clock, seal }: Parts,
  row: OperatorRow,
  { userAgent, device }: Browser,
): Promise<{ token: string; session: OperatorSession }> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = operatorTokenHash(token)
  const now = clock()
  const { id, name, email, language } = row
  await db.platform(async (platform) => {
    const ends_at = new Date(now + sessionSeconds * 1000)
    const session = { token_hash: tokenHash, operator_id: id, device: deviceName(userAgent), ends_at }
    await insertOperatorSession(platform, session, new Date(now))
    const known_devices = withDevice(row.known_devices, knownDevice(seal, row, device))
    await updateOperator(platform, id, { known_devices })
    await writeOperatorLog(platform, { id, name }, { action: 'sign-in' })
  })
  return { token, session: { id, name, email, language, tokenHash } }
}

/** Takes a session; ends it: its cookie is worth nothing from now on. */
export async function signOutOperator({ db }: Parts, session: OperatorSession): Promise<void> {
  await db.platform(async (platform) => {
    await deleteOperatorSession(platform, session.tokenHash)
    await writeOperatorLog(platform, session, { action: 'sign-out' })
  })
}

/** Takes the current password and a new one; changes it and ends the operator's other sessions. Guesses wait as at the door. */
export async function changeOperatorPassword(
  { db, clock, seal }: Parts,
  { session, device }: { readonly session: OperatorSession; readonly device: Device },
  waits: SignInWaits,
  typed: { readonly current: string; readonly password: string },
): Promise<{ done: true } | Refusal> {
  const own = { email: session.id, address: session.id, userAgent: '' }
  const left = waits.left(own, clock())
  if (left > 0) return tooMany(left)
  waits.failed(own, clock())
  const row = await db.platform((platform) => findOperatorByEmail(platform, session.email))
  if (!row || !(await verify(row.password_hash, typed.current)))
    return refuse('password-wrong', { fields: { current: ['password-wrong'] } })
  waits.succeeded(own)
  if (isWeak(typed.password, row.email))
    return refuse('password-weak', { fields: { password: ['password-weak'] } })
  const fresh = await hash(typed.password)
  await db.platform(async (platform) => {
    const here = knownDevice(seal, { id: row.id, password_hash: fresh }, device)
    await updateOperator(platform, row.id, {
      password_hash: fresh,
      known_devices: device.shown ? [here] : [],
    })
    await deleteOperatorSessions(platform, row.id, session.tokenHash)
    await writeOperatorLog(platform, session, { action: 'password-change' })
  })
  return { done: true }
}
