import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { diskFiles } from '#server/adapters/pictures/disk-files.ts'
import { openPictureFiles } from '#server/adapters/pictures/open-files.ts'
import { StartRefused } from '#server/start/start-refused.ts'
import { copyPictures } from '../copy-pictures.ts'
import { createTenantLike } from './create-tenant.ts'
import { withTenants } from './open-tenants.ts'
import { tellRefusal } from '../tell-refusal.ts'
import { idsIn } from './tenant-content.ts'

// `npm run tenant:import -- /somewhere/shop --host … --owner-name … --owner-email …`: what tenant:export wrote, as a
// restaurant of this installation.

const text = { type: 'string', default: '' } as const
const row = z.record(z.string(), z.unknown())
const shape = z.object({
  product: z.literal('maidah-tenant'),
  format: z.literal(1),
  tenant: row,
  tables: z.record(z.string(), z.array(row)),
})

function parsed(file: unknown): unknown {
  try {
    return JSON.parse(String(file))
  } catch {
    return undefined
  }
}

async function readContent(folder: string) {
  const file = await readFile(join(folder, 'tenant.json'), 'utf8').catch(() => '')
  const { data } = z.preprocess(parsed, shape).safeParse(file)
  if (!data) throw new StartRefused(`${folder} has no tenant.json of an export.`)
  return data
}

try {
  const { values, positionals } = parseArgs({
    options: { host: text, 'owner-name': text, 'owner-email': text },
    allowPositionals: true,
  })
  const [place] = positionals
  if (!place) throw new StartRefused('Name the folder: npm run tenant:import -- /somewhere/shop --host …')
  const folder = resolve(place)
  const content = await readContent(folder)
  const owner = { name: values['owner-name'], email: values['owner-email'] }
  await withTenants(async (db, env) => {
    const made = await createTenantLike(
      db,
      content,
      { host: values.host, owner, copy: false },
      env.platformHost,
    )
    if ('wrong' in made) throw new StartRefused(made.wrong)
    const beside = { files: diskFiles(join(folder, 'pictures')), folder: '' }
    const own = { files: openPictureFiles(env), folder: made.tenantId }
    const copied = await copyPictures(beside, own, idsIn(content))
    console.log(
      `${made.host} is made, with ${copied} pictures. Its owner signs in at console.${env.platformHost} with: ${made.password}`,
    )
  })
} catch (error) {
  tellRefusal(error)
}
