import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openCluster } from '#server/database/cluster/cluster.ts'
import { prepareDatabase } from '#server/database/prepare-database.ts'
import { readTableTypes } from '#server/database/read-table-types.ts'
import { columnOverrides } from '#server/store/column-overrides.ts'

// `npm run types`: migrates a new database and writes what its tables are, for Kysely, from its catalog.

const dataDir = await mkdtemp(join(tmpdir(), 'maidah-types-'))
try {
  const cluster = await openCluster(dataDir, { durable: false })
  try {
    await prepareDatabase(cluster.ownerUrl, { appUrl: cluster.appUrl })
    const text = await readTableTypes(cluster.ownerUrl, columnOverrides)
    await writeFile(resolve('server/store/schema.generated.ts'), text)
  } finally {
    await cluster.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
