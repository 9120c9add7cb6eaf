import { UserRound } from 'lucide-react'
import { buttonClass } from '#ui/button-class.ts'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { useText } from '../i18n/use-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import styles from './account-button.module.css'
import { useCustomer } from './use-customer.ts'

/** To the account of who is signed in; a guest signs in right here. `compact` is its icon alone. */
export function AccountButton({ compact = false }: { readonly compact?: boolean }) {
  const t = useText()
  const { customer, openSignIn } = useCustomer()
  const [first = ''] = customer?.name.trim().split(/\s+/) ?? []
  if (customer && compact)
    return (
      <LocalLink to="/account" className={iconButtonClass()} aria-label={t('shell.account')}>
        <Icon of={UserRound} size="l" />
      </LocalLink>
    )
  if (compact) return <IconButton icon={UserRound} label={t('shell.sign-in')} onClick={openSignIn} />
  if (customer)
    return (
      <LocalLink to="/account" className={buttonClass({ kind: 't' })}>
        <Icon of={UserRound} />
        <span className="vh">{t('shell.account')}</span>
        <bdi className={styles.name}>{first || t('shell.account')}</bdi>
      </LocalLink>
    )
  return (
    <Button kind="t" onClick={openSignIn}>
      <Icon of={UserRound} />
      {t('shell.sign-in')}
    </Button>
  )
}
