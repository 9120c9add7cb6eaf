import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { diskFiles } from '#server/adapters/pictures/disk-files.ts'
import { openPictureFiles } from '#server/adapters/pictures/open-files.ts'
import { StartRefused } from '#server/start/start-refused.ts'
import { copyPictures } from '../copy-pictures.ts'
import { tenantOf, withTenants } from './open-tenants.ts'
import { tellRefusal } from '../tell-refusal.ts'
import { idsIn, readTenant } from './tenant-content.ts'

// `npm run tenant:export -- --host shop.example.com /somewhere/shop`: a restaurant's content as JSON, and its pictures.

try {
  const { values, positionals } = parseArgs({
    options: { host: { type: 'string', default: '' } },
    allowPositionals: true,
  })
  const [place] = positionals
  if (!place || !values.host)
    throw new StartRefused(
      'Name host and folder: npm run tenant:export -- --host shop.example.com /somewhere/shop',
    )
  const folder = resolve(place)
  await withTenants(async (db, env) => {
    const tenantId = await tenantOf(db, values.host)
    const content = await readTenant(db, tenantId)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'tenant.json'), JSON.stringify(content, null, 1), {
      flag: 'wx',
      mode: 0o600,
    })
    const own = { files: openPictureFiles(env), folder: tenantId }
    const beside = { files: diskFiles(join(folder, 'pictures')), folder: '' }
    const copied = await copyPictures(own, beside, idsIn(content))
    const rows = Object.values(content.tables).reduce((sum, table) => sum + table.length, 0)
    console.log(
      `${folder}: ${rows} rows and ${copied} pictures. Secrets, people, orders and money are not in it.`,
    )
  })
} catch (error) {
  tellRefusal(error)
}
