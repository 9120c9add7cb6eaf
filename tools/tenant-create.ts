import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createTenant } from './create-tenant.ts'
import { startDatabase } from '#server/database/start-database.ts'
import { loadEnvFile, readEnv } from '#server/env.ts'
import { tellRefusal } from './tell-refusal.ts'

// `npm run tenant:create -- --host shop.example.com …`: a restaurant with its first branch, its host and its owner.

const usage = `npm run tenant:create -- --host shop.example.com --country SA --name-ar … --name-en … \\
  --branch-ar … --branch-en … --owner-name … --owner-email …`
const text = { type: 'string', default: '' } as const

try {
  const { values } = parseArgs({
    options: {
      host: text,
      country: text,
      'name-ar': text,
      'name-en': text,
      'branch-ar': text,
      'branch-en': text,
      'owner-name': text,
      'owner-email': text,
    },
  })
  loadEnvFile(fileURLToPath(new URL('..', import.meta.url)))
  const env = readEnv()
  const database = await startDatabase(env, {
    report: (error) => console.error(error),
    fillDemo: () => {
      throw new Error('Start the demo once before a restaurant is added to it.')
    },
  })
  const made = await createTenant(
    database.web,
    {
      host: values.host,
      country: values.country,
      name: { ar: values['name-ar'], en: values['name-en'] },
      branch: { ar: values['branch-ar'], en: values['branch-en'] },
      owner: { name: values['owner-name'], email: values['owner-email'] },
    },
    env.platformHost,
  )
  await database.stop()
  if ('wrong' in made) {
    console.error(`${made.wrong}\n${usage}`)
    process.exitCode = 1
  } else
    console.log(
      `${made.host} is made. Its owner signs in at console.${env.platformHost} with: ${made.password}`,
    )
} catch (error) {
  tellRefusal(error)
}
