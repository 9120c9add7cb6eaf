import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { CallError } from '#contract/core/client.ts'
import type { WelcomeWire } from '#contract/backoffice/staff-team.ts'
import { buttonClass } from '#ui/button-class.ts'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { visitContext } from '#web/visit-context.ts'
import { WelcomeForm } from '../../backoffice/account/welcome-form.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from '#web/sign-in/sign-in-frame.module.css'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const token = params['token'] ?? ''
  return { token, welcome: await read(() => client.readWelcome({ token: token.slice(0, 100) })) }
}

async function read(call: () => Promise<WelcomeWire>): Promise<WelcomeWire | undefined> {
  try {
    return await call()
  } catch (error) {
    // used, ended and invented links look alike
    if (error instanceof CallError && error.status < 500) return undefined
    throw error
  }
}

/** Where the link of an invitation leads: a password of one's own, and in. */
export default function WelcomePage() {
  const t = useText()
  const language = useLanguage()
  const { token, welcome } = useLoaderData<typeof loader>()
  const title = welcome
    ? t(welcome.renews ? 'welcome.renew-title' : 'welcome.title', { restaurant: welcome.restaurant })
    : t('welcome.gone')
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <div className={styles.card}>
        <h1>{title}</h1>
        {welcome ? (
          <WelcomeForm token={token} welcome={welcome} />
        ) : (
          <>
            <p className={styles.lead}>{t('welcome.gone-hint')}</p>
            <a className={buttonClass({})} href={localPath('/sign-in', language)}>
              {t('welcome.sign-in')}
            </a>
          </>
        )}
      </div>
    </main>
  )
}
