import { useMemo } from 'react'
import { Sheet } from '#ui/sheet.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '../../../shell/use-client.ts'
import { useCustomer } from '#storefront/customers/use-customer.ts'
import { useText } from '../../../i18n/use-text.ts'
import type { Way } from '#storefront/customers/sign-in/check-recipient.ts'
import { SignIn } from '#storefront/customers/sign-in/sign-in.tsx'
import styles from './dialog.module.css'

interface ContactDialogProps {
  readonly way: Way
  readonly onClose: () => void
}

/** A new number or e-mail becomes the customer's with the code that it got. */
export function ContactDialog({ way, onClose: close }: ContactDialogProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const client = useClient()
  const { take } = useCustomer()
  const calls = useMemo(() => ({ ask: client.requestContactCode, confirm: client.changeContact }), [client])
  return (
    <Sheet
      title={t(way === 'mobile' ? 'info.new-mobile' : 'info.new-email')}
      closeWord={t('shell.close')}
      onClose={onClose}
    >
      <div className={styles.body}>
        <SignIn
          way={way}
          calls={calls}
          onDone={(customer) => {
            take(customer)
            onClose()
          }}
          head={(step) => step === 'recipient' && <p className={styles.hint}>{t('info.contact-hint')}</p>}
        />
      </div>
    </Sheet>
  )
}
