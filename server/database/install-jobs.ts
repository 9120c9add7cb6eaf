import { getConstructionPlans, getMigrationPlans, PgBoss } from 'pg-boss'
import type pg from 'pg'
import { hourSeconds } from '#domain/core/durations.ts'
import { jobKinds, jobSchema, parkedQueue, type JobKind } from './job-kinds.ts'

/**
 * Takes the owner's connection, under the migration lock; makes the job library's tables or brings them to the
 * installed version, and writes down the queues. The running product needs no right to change them. Safety 28.
 */
export async function installJobs(owner: pg.Client): Promise<void> {
  const executeSql = async (text: string, values?: unknown[]) => {
    const answer = (await owner.query(text, values)) as unknown as pg.QueryResult | pg.QueryResult[]
    return Array.isArray(answer) ? { rows: answer.flatMap((one) => one.rows) } : answer
  }
  const boss = new PgBoss({
    db: { executeSql },
    schema: jobSchema,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {}) // what fails is thrown as well
  if (!(await boss.isInstalled())) await executeSql(getConstructionPlans(jobSchema))
  await boss.start().catch((error: Error) => upgrade(boss, executeSql, error))
  for (const kind of Object.keys(jobKinds) as JobKind[]) await keepQueue(boss, kind)
  await boss.stop({ close: false, graceful: false })
}

// Its own runner leaves indexes to a worker with the owner's rights, which the product does not have: they are built here.
async function upgrade(
  boss: PgBoss,
  executeSql: (text: string) => Promise<unknown>,
  error: Error,
): Promise<void> {
  const version = await boss.schemaVersion()
  if (version === null || !error.message.includes('requires migrations')) throw error
  const plan = getMigrationPlans(jobSchema, version)
  const end = plan.lastIndexOf('COMMIT;') + 'COMMIT;'.length
  await executeSql(plan.slice(0, end))
  // none of these may stand in a transaction
  for (const statement of plan.slice(end).split(';\n')) if (statement.trim()) await executeSql(statement)
  await boss.start()
}

async function keepQueue(boss: PgBoss, kind: JobKind): Promise<void> {
  const { retries, first, most, silence, longest } = jobKinds[kind]
  const common = { retryDelay: first, retryBackoff: true, retryDelayMax: most, heartbeatSeconds: silence }
  const parked = { ...common, retryLimit: 1000, expireInSeconds: longest, deleteAfterSeconds: hourSeconds }
  const own = { ...parked, retryLimit: retries, deadLetter: parkedQueue(kind) }
  const known = new Set((await boss.getQueues([kind, parkedQueue(kind)])).map(({ name }) => name))
  for (const [name, options] of [
    [parkedQueue(kind), parked],
    [kind, own],
  ] as const) {
    if (known.has(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, options)
  }
}
