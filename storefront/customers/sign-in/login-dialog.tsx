import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '../../shell/use-client.ts'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { useCustomer } from '../use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './login-dialog.module.css'
import { SignIn } from './sign-in.tsx'
import { useCodeCalls } from './use-code-calls.ts'

/** Signing in over any page: the cart and the place stay. */
export function LoginDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const { welcome } = useCustomer()
  const { count } = useCart()
  const calls = useCodeCalls(useClient())
  return (
    <Sheet title={t('sign-in.title')} closeWord={t('shell.close')} onClose={onClose}>
      <div className={styles.body}>
        <SignIn
          calls={calls}
          onDone={welcome}
          head={(step) =>
            step === 'recipient' && (
              <p className={styles.hint}>
                {t('sign-in.hint')} {count > 0 && t('sign-in.keeps')}
              </p>
            )
          }
        />
      </div>
    </Sheet>
  )
}
