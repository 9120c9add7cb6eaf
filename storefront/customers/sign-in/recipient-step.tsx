import { Fragment, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { LiveFields } from '#web/live-fields.tsx'
import { clockOf } from '../../i18n/clock-of.ts'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { useSite } from '../../shell/use-site.ts'
import type { RecipientForm } from './check-recipient.ts'
import { RecipientFields } from './recipient-fields.tsx'
import styles from './sign-in.module.css'
import { useCountdown } from './use-countdown.ts'
import type { SignInSteps } from './use-sign-in.ts'

interface RecipientStepProps {
  readonly steps: SignInSteps
  readonly form: RecipientForm
  readonly change: (change: Partial<RecipientForm>) => void
  /** One way alone, where a number or an e-mail is changed. */
  readonly fixed?: boolean
}

/** The first step: whom the code goes to. */
export function RecipientStep({ steps, form, change, fixed = false }: RecipientStepProps) {
  const t = useText()
  const { trouble, busy } = steps
  const element = useRef<HTMLFormElement>(null)
  const left = useCountdown(steps.waitUntil)
  const [pressed, setPressed] = useState(0)
  useEffect(() => {
    if (pressed > 0 && !busy) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [pressed, busy])
  const other = form.way === 'mobile' ? 'email' : 'mobile'
  return (
    <form
      ref={element}
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(pressed + 1)
        if (!busy && left === 0) steps.start(form)
      }}
    >
      <LiveFields>
        <RecipientFields
          form={form}
          busy={busy}
          error={left > 0 ? t('sign-in.wait', { time: clockOf(left) }) : trouble?.words}
          change={(part) => {
            change(part)
            steps.forgetTrouble()
          }}
        />
        <Button type="submit" size="lg" wide state={busy ? 'busy' : 'idle'} disabled={left > 0}>
          {busy ? t('sign-in.sending') : left > 0 ? <N>{clockOf(left)}</N> : t('sign-in.go-on')}
        </Button>
        {!fixed && (
          <>
            <Button
              kind="t"
              wide
              onClick={() => {
                change({ way: other })
                steps.forgetTrouble()
              }}
            >
              {t(other === 'email' ? 'sign-in.by-email' : 'sign-in.by-mobile')}
            </Button>
            <Terms />
          </>
        )}
      </LiveFields>
    </form>
  )
}

/** Privacy and terms are linked at sign-up (rule "Privacy and terms pages"); signing in is signing up. */
function Terms() {
  const t = useText()
  const pages = useSite().pages.filter(({ slug }) => slug === 'privacy' || slug === 'terms')
  if (pages.length === 0) return null
  const links = pages.map(({ slug, title }, i) => (
    <Fragment key={slug}>
      {i > 0 && t('cart.and')}
      <LocalLink to={`/page/${slug}`} target="_blank">
        {title}
      </LocalLink>
    </Fragment>
  ))
  return (
    <p className={styles.terms}>
      <Say k="sign-in.terms" holes={{ pages: links }} />
    </p>
  )
}
