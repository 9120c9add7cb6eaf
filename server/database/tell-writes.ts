import type { Database } from './tenant-db.ts'

/** Takes a database and who is told after each commit that may have changed something; returns it with that. */
export function tellWrites(db: Database, wrote: () => void): Database {
  const announced = async <T>(write: Promise<T>): Promise<T> => {
    const result = await write
    wrote()
    return result
  }
  return {
    ...db,
    single: (tenantId, fn) => announced(db.single(tenantId, fn)),
    write: (tenantId, fn) => announced(db.write(tenantId, fn)),
  }
}
