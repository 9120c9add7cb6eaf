import { parseArgs } from 'node:util'
import { openPictureFiles } from '#server/adapters/pictures/open-files.ts'
import { copyPictures } from '../copy-pictures.ts'
import { createTenant, createTenantLike } from './create-tenant.ts'
import { tenantOf, withTenants } from './open-tenants.ts'
import { tellRefusal } from '../tell-refusal.ts'
import { idsIn, readTenant } from './tenant-content.ts'

// `npm run tenant:create -- --host shop.example.com …`: a restaurant with its first branch, its host and its owner; with
// `--like saffron.localhost` it starts as a copy of that one's menu, branches, pages and looks.

const usage = `npm run tenant:create -- --host shop.example.com --name-ar … --name-en … \\
  --owner-name … --owner-email … \\
  and either --country SA --branch-ar … --branch-en …, or --like saffron.localhost`
const text = { type: 'string', default: '' } as const

try {
  const { values } = parseArgs({
    options: {
      host: text,
      country: text,
      like: text,
      'name-ar': text,
      'name-en': text,
      'branch-ar': text,
      'branch-en': text,
      'owner-name': text,
      'owner-email': text,
    },
  })
  const { host, country, like } = values
  const name = { ar: values['name-ar'], en: values['name-en'] }
  const owner = { name: values['owner-name'], email: values['owner-email'] }
  await withTenants(async (db, env) => {
    const branch = { ar: values['branch-ar'], en: values['branch-en'] }
    const create = () => createTenant(db, { host, country, name, branch, owner }, env.platformHost)
    const copy = async () => {
      const from = await tenantOf(db, like)
      const content = await readTenant(db, from)
      const made = await createTenantLike(db, content, { host, name, owner, copy: true }, env.platformHost)
      const files = openPictureFiles(env)
      if ('tenantId' in made)
        await copyPictures({ files, folder: from }, { files, folder: made.tenantId }, idsIn(content))
      return made
    }
    const made = await (like ? copy() : create())
    if ('wrong' in made) {
      console.error(`${made.wrong}\n${usage}`)
      process.exitCode = 1
    } else
      console.log(
        `${made.host} is made. Its owner signs in at console.${env.platformHost} with: ${made.password}`,
      )
  })
} catch (error) {
  tellRefusal(error)
}
