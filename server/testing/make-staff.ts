import { hash } from '@node-rs/argon2'
import type { StaffRole } from '#domain/backoffice/staff-role.ts'
import type { Database } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'

// A hash tells its own cost: the product's would be half of the time of many tests.
const quick = { memoryCost: 8, timeCost: 1 }

export interface StaffPlan {
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  readonly password: string
  /** Of the password at the product's own cost; for members who are none of a test. */
  readonly passwordHash?: string
  readonly language?: 'ar' | 'en'
  /** None = all branches. */
  readonly branchIds?: readonly string[]
}

/** Takes a tenant and a member; writes the member and returns its id. */
export async function makeStaff(db: Database, tenantId: string, plan: StaffPlan): Promise<string> {
  const id = makeId()
  const passwordHash = plan.passwordHash ?? (await hash(plan.password, quick))
  await db.write(tenantId, async (tx) => {
    await tx.q
      .insertInto('staff')
      .values({
        tenant_id: tenantId,
        id,
        email: plan.email,
        name: plan.name,
        role: plan.role,
        password_hash: passwordHash,
        language: plan.language ?? 'ar',
        all_branches: plan.branchIds === undefined,
      })
      .execute()
    for (const branchId of plan.branchIds ?? []) {
      await tx.q
        .insertInto('staff_branches')
        .values({ tenant_id: tenantId, staff_id: id, branch_id: branchId })
        .execute()
    }
  })
  return id
}
