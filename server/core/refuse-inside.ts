import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { Database, WriteDb } from '../database/tenant-db.ts'

class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Like `db.write`, but a refusal that the callback returns also rolls back what it did before. */
export async function writeUnlessRefused<T>(
  db: Database,
  tenantId: string,
  fn: (db: WriteDb) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await db.write(tenantId, async (tx) => {
      const result = await fn(tx)
      if (isRefusal(result)) throw new RolledBack(result)
      return result
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal
    throw error
  }
}
