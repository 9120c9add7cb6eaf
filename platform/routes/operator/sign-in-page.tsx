import { UtensilsCrossed } from 'lucide-react'
import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { CallError } from '#contract/client.ts'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#ui/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { visitContext } from '#web/visit-context.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from '#web/door.module.css'
import { SignInForm } from '../../operator/sign-in-form.tsx'

/** For a form that is sent before the page is awake, or without scripts: the same call, made by the server. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { client, language } = context.get(visitContext)
  // whatever else is posted here is no form, and nothing was typed
  const form = await request.formData().catch(() => new FormData())
  const typed = (name: string, most: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, most) : ''
  }
  const [email, password, code] = [typed('email', 200), typed('password', 200), typed('code', 20)]
  if (!email || !password) return { refused: undefined }
  try {
    await client.signInOperator({ email, password, ...(code && { code }) })
    return redirect(localPath('/operator', language))
  } catch (error) {
    if (error instanceof CallError)
      return { refused: error.message, coded: error.body.code.startsWith('second-step') }
    throw error
  }
}

/** Signing in above all restaurants. */
export default function SignInPage() {
  const t = useText()
  const other = useLanguage() === 'ar' ? 'en' : 'ar'
  return (
    <main className={styles.page}>
      <title>{t('operator.sign-in')}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.card}>
        <span className={styles.brand}>
          <span className={styles.mark}>
            <Icon of={UtensilsCrossed} />
          </span>
          {t('brand.name')}
          <a href={localPath('/operator/sign-in', other)} lang={other} hrefLang={other}>
            {t('shell.other-language')}
          </a>
        </span>
        <h1>{t('operator.sign-in')}</h1>
        <p className={styles.lead}>{t('operator.sign-in-lead')}</p>
        <SignInForm />
      </div>
    </main>
  )
}
