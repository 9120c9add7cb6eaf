import { Button } from '#ui/button.tsx'
import { N } from '#ui/n.tsx'
import { Note } from '#ui/note.tsx'
import { useCustomer } from '../../customer/use-customer.tsx'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import styles from './trouble-note.module.css'
import type { Trouble } from './use-checkout.ts'
import type { Changed } from './what-changed.ts'

/** Why nothing was ordered yet, at the top of the page; it can take the focus. */
export function TroubleNote({ trouble }: { readonly trouble: Trouble | undefined }) {
  const t = useText()
  const { customer, openSignIn } = useCustomer()
  if (!trouble) return null
  const asks = trouble.kind === 'changed'
  const signIn = trouble.kind === 'refused' && trouble.signIn
  // who has signed in since may try again
  if (signIn && customer) return null
  return (
    <div className={styles.trouble} tabIndex={-1} data-trouble>
      <Note tone={asks ? (isSooner(trouble.changed) ? 'ok' : 'warn') : 'err'} alert>
        <TroubleWords trouble={trouble} />
        {signIn && (
          <p className={styles.act}>
            <Button kind="s" onClick={openSignIn}>
              {t('shell.sign-in')}
            </Button>
          </p>
        )}
      </Note>
    </div>
  )
}

const isSooner = (changed: Changed): boolean => changed.kind === 'promise' && changed.sooner

function TroubleWords({ trouble }: { trouble: Trouble }) {
  const t = useText()
  if (trouble.kind === 'fields') return t('form.fill-all')
  if (trouble.kind === 'unreachable') return t('checkout.failed')
  if (trouble.kind === 'refused') {
    const names = trouble.names.map((name) => t('cart.quoted', { name })).join(t('cart.and'))
    return names ? `${trouble.message}: ${names}` : trouble.message
  }
  const { kind, old, new: now } = trouble.changed
  if (kind === 'promise')
    return (
      <Say
        k={isSooner(trouble.changed) ? 'checkout.promise-sooner' : 'checkout.promise-changed'}
        count={Number(now)}
        holes={{ old: <N>{old}</N>, new: <N>{now}</N> }}
      />
    )
  return (
    <Say
      k="checkout.price-changed"
      holes={{ old: <Money amount={old} size="s" />, new: <Money amount={now} size="s" /> }}
    />
  )
}
