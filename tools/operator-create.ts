import { languages } from '#domain/core/words.ts'
import { parseArgs } from 'node:util'
import { makeOperator } from '#server/features/platform/operator/make-operator.ts'
import { makeSeal } from '#server/secrets/seal.ts'
import { keepSecretKey } from '#server/secrets/secret-key.ts'
import { withTenants } from './tenants/open-tenants.ts'
import { tellRefusal } from './tell-refusal.ts'

// `npm run operator:create -- --email … --name …`: a login above all restaurants, with a second step. For an e-mail that
// has one: a new password and a new second step, and its sessions end.

const usage = 'npm run operator:create -- --email operator@example.com --name … [--language en]'
const text = { type: 'string', default: '' } as const

try {
  const { values } = parseArgs({ options: { email: text, name: text, language: text } })
  await withTenants(async (db, env) => {
    const seal = makeSeal(keepSecretKey(env))
    const language = languages.find((one) => one === values.language) ?? languages[0]
    const made = await makeOperator(db, seal, { email: values.email, name: values.name, language })
    if ('wrong' in made) {
      console.error(`${made.wrong}\n${usage}`)
      process.exitCode = 1
      return
    }
    console.log(
      [
        `${made.email} signs in at ${env.platformHost}/operator. All of this is shown once:`,
        `  password: ${made.password}`,
        `  second step, for an authenticator app: ${made.secret}`,
        `  the same as an address: ${made.uri}`,
        `  recovery codes, each works once: ${made.recoveryCodes.join(' ')}`,
      ].join('\n'),
    )
  })
} catch (error) {
  tellRefusal(error)
}
