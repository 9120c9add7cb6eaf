import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { useCustomer } from '../../customers/use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import basket from '../../pictures/basket.webp'

/** In the place of a cart that waits in an account whose session has ended: signing in leads back to it. */
export function SignedOutCart() {
  const t = useText()
  const { openSignIn } = useCustomer()
  return (
    <Empty picture={basket} title={t('checkout.signed-out-title')} text={t('checkout.signed-out')}>
      <Button onClick={openSignIn}>{t('shell.sign-in')}</Button>
    </Empty>
  )
}
