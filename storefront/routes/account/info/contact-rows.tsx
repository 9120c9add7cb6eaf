import { useState } from 'react'
import type { CustomerWire } from '#contract/customers/customer.ts'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { showMobile } from '#storefront/customers/show-mobile.ts'
import { useText } from '../../../i18n/use-text.ts'
import type { Way } from '#storefront/customers/sign-in/check-recipient.ts'
import { Card } from '#storefront/customers/account/card.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import styles from './contact-rows.module.css'

/** The number and the e-mail by which the customer signs in; each changes by a code that goes to the new one. */
export function ContactRows({ customer }: { readonly customer: CustomerWire }) {
  const t = useText()
  const [way, setWay] = useState<Way>()
  const { mobile, email } = customer
  return (
    <Card title={t('info.contact')}>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>{t('form.mobile')}</dt>
          <dd>{mobile ? <N>{showMobile(mobile)}</N> : t('info.none')}</dd>
          <dd className={styles.end}>
            <Button kind="s" size="sm" aria-haspopup="dialog" onClick={() => setWay('mobile')}>
              {t(mobile ? 'info.change-mobile' : 'info.add-mobile')}
            </Button>
          </dd>
        </div>
        <div className={styles.row}>
          <dt>{t('sign-in.email')}</dt>
          <dd>{email ? <bdi dir="ltr">{email}</bdi> : t('info.none')}</dd>
          <dd className={styles.end}>
            <Button kind="s" size="sm" aria-haspopup="dialog" onClick={() => setWay('email')}>
              {t(email ? 'info.change-email' : 'info.add-email')}
            </Button>
          </dd>
        </div>
      </dl>
      {way && <ContactDialog way={way} onClose={() => setWay(undefined)} />}
    </Card>
  )
}
