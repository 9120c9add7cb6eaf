import { UtensilsCrossed } from 'lucide-react'
import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { CallError } from '#contract/client.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { localPath } from '#ui/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { visitContext } from '#web/visit-context.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from '#web/door.module.css'

/** For a form that is sent before the page is awake, or without scripts: the same call, made by the server. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { client } = context.get(visitContext)
  // whatever else is posted here is no form, and nothing was typed
  const form = await request.formData().catch(() => new FormData())
  const [email, password] = [form.get('email'), form.get('password')]
  if (typeof email !== 'string' || typeof password !== 'string' || !email || !password)
    return { refused: undefined }
  try {
    const code = form.get('code')
    const member = await client.signInStaff({
      email: email.slice(0, 200),
      password: password.slice(0, 200),
      ...(typeof code === 'string' && code !== '' && { code: code.slice(0, 20) }),
    })
    return redirect(localPath('/', member.language))
  } catch (error) {
    if (error instanceof CallError)
      return { refused: error.message, coded: error.body.code.startsWith('second-step') }
    throw error
  }
}

/** Signing in to the console; afterwards it speaks the member's language. */
export default function SignInPage() {
  const t = useText()
  const other = useLanguage() === 'ar' ? 'en' : 'ar'
  return (
    <main className={styles.page}>
      <title>{t('sign-in.title')}</title>
      <div className={styles.card}>
        <span className={styles.brand}>
          <span className={styles.mark}>
            <Icon of={UtensilsCrossed} />
          </span>
          {t('brand.name')}
          <a href={localPath('/sign-in', other)} lang={other} hrefLang={other}>
            {t('shell.other-language')}
          </a>
        </span>
        <h1>{t('sign-in.title')}</h1>
        <p className={styles.lead}>{t('sign-in.lead')}</p>
        <SignInForm />
        <PasskeyButton />
      </div>
    </main>
  )
}
