import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import type { AccountPart } from './account-part.ts'
import { SecondStepSheet } from './second-step-sheet.tsx'

/** Whether a code of an app is asked for after the password. */
export function SecondStepCard(part: AccountPart) {
  const t = useText()
  const { second_step: on, recovery_codes_left: left } = part.account
  const [open, setOpen] = useState(false)
  return (
    <section className={page.card} aria-labelledby="account-second-step">
      <h2 id="account-second-step">{t('account.second-step')}</h2>
      <p className={page.lead}>
        {on ? (
          <Badge tone="ok">{t('account.second-step-on', { count: left })}</Badge>
        ) : (
          t('account.second-step-off')
        )}
      </p>
      <div className={page.acts}>
        <Button kind="s" onClick={() => setOpen(true)}>
          {t(on ? 'account.turn-off' : 'account.turn-on')}
        </Button>
      </div>
      {open && <SecondStepSheet {...part} turnOff={on} onClose={() => setOpen(false)} />}
    </section>
  )
}
