import type { CustomerWire } from '#contract/customers/customer.ts'
import { N } from '#ui/text/n.tsx'
import { showMobile } from '../show-mobile.ts'
import { useText } from '../../i18n/use-text.ts'
import { Avatar } from './avatar.tsx'
import styles from './me.module.css'

interface MeProps {
  readonly customer: CustomerWire
  /** The name is the page's own heading. */
  readonly page?: boolean
  readonly end?: React.ReactNode
}

/** Picture, name and number of who is signed in (design 7). */
export function Me({ customer, page = false, end }: MeProps) {
  const t = useText()
  const { name, mobile, email } = customer
  const shown = name ? <bdi>{name}</bdi> : t('account.title')
  return (
    <div className={styles.me}>
      <Avatar customer={customer} />
      <div className={styles.words}>
        {page ? <h1>{shown}</h1> : <p className={styles.name}>{shown}</p>}
        <p className={styles.contact}>
          {mobile ? <N>{showMobile(mobile)}</N> : <bdi dir="ltr">{email}</bdi>}
        </p>
      </div>
      {end}
    </div>
  )
}
