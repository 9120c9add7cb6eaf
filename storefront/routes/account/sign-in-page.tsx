import { ChevronLeft } from 'lucide-react'
import { useEffect } from 'react'
import { redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { localPath, plainPath } from '#domain/core/local-path.ts'
import { visitContext } from '#web/visit-context.ts'
import { findOpener } from '../../customers/load-customer.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { readNextPath } from '../../customers/sign-in/next-path.ts'
import { withSignInState } from '../../customers/sign-in/sign-in-state.ts'
import { SignInCard } from './sign-in-card.tsx'
import styles from './sign-in-page.module.css'
import { usePlace } from '../../moves/moves.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const { searchParams } = new URL(request.url)
  const next = readNextPath(searchParams.get('next')) ?? localPath('/account', language)
  const opener = await findOpener(client)
  if (opener.customer) throw redirect(withSignInState(next, searchParams.get('state')))
  return { next, expired: searchParams.get('session') === 'expired' }
}

/** /auth, /account/login and /account/signup: one way in, since signing in is signing up. */
export default function SignInPage() {
  const t = useText()
  const { next, expired } = useLoaderData<typeof loader>()
  const signUp = plainPath(usePlace().pathname) === '/account/signup'
  const { customer, leave } = useCustomer()
  // the server has said that nobody is signed in here
  useEffect(leave, [leave])
  useEffect(() => {
    // signed in meanwhile: in another tab, or by a link that came with a sign-in
    if (customer) window.location.assign(next)
  }, [customer, next])
  const title = t(signUp ? 'sign-up.title' : 'sign-in.title')
  return (
    <div className={styles.page}>
      <PageHead title={title} hidden />
      <header className={styles.bar}>
        <LocalLink to="/" className={iconButtonClass()} aria-label={t('shell.home')}>
          <Icon of={ChevronLeft} size="l" flip />
        </LocalLink>
      </header>
      <main id="content" className={styles.main}>
        <SignInCard title={title} expired={expired} />
      </main>
    </div>
  )
}
