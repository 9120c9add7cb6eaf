import { hash } from '@node-rs/argon2'
import type { Database } from '../database/tenant-db.ts'
import { demoPassword } from './demo-password.ts'
import { makeId } from '../core/make-id.ts'
import { findOperatorByEmail, saveOperator } from '../store/platform/operators.ts'

/** The demo's operator, whose login its main site shows. A live start has none until a command makes one (safety 33). */
export const demoOperator = { email: 'operator@maidah.example', password: demoPassword } as const

/** Makes the demo's operator where it is missing: also in a demo that an earlier release filled. Called by a demo's start alone. */
export async function keepDemoOperator(db: Database): Promise<void> {
  const { email, password } = demoOperator
  if (await db.platform((platform) => findOperatorByEmail(platform, email))) return
  const row = {
    id: makeId(),
    email,
    name: 'Maidah',
    password_hash: await hash(password),
    sealed_totp: null,
    recovery_hashes: [],
  }
  await db.platform((platform) => saveOperator(platform, row))
}
