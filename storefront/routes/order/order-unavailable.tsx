import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { plainPath } from '#domain/core/local-path.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import { useFailedText } from '../../i18n/use-failed-text.ts'
import basket from '../../pictures/basket.webp'
import offline from '../../pictures/offline.webp'
import { LocalLink } from '../../shell/local-link.tsx'
import styles from './order-unavailable.module.css'

/** In place of an order that is not there or not yours (spec 8: "order not available"), or that could not be read. */
export function OrderUnavailable() {
  const t = useText()
  const failed = useFailedText()
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  const { pathname } = useLocation()
  // who came by the shared link is not sent to look for it
  const shared = plainPath(pathname).startsWith('/o/')
  const { customer, known } = useCustomer()
  // an account's order after its sign-out, or in another browser: signing in leads back here
  const signIn = missing && !shared && known && !customer
  const hint = shared ? 'message.refused-hint' : 'order.unavailable-hint'
  const title = missing ? t('order.unavailable') : failed('error.failed')
  return (
    <main id="content" className={styles.page}>
      <title>{title}</title>
      <Empty
        page
        picture={missing ? basket : offline}
        title={title}
        text={missing ? t(hint) : failed('error.failed-hint')}
      >
        <div className={styles.acts}>
          {signIn && (
            <LocalLink to={`/account/login?next=${encodeURIComponent(pathname)}`} className={buttonClass({})}>
              {t('shell.sign-in')}
            </LocalLink>
          )}
          {missing ? (
            <LocalLink to="/menu" className={buttonClass(signIn ? { kind: 's' } : {})}>
              {t('cart.to-menu')}
            </LocalLink>
          ) : (
            <Button kind="s" onClick={() => window.location.reload()}>
              {t('error.retry')}
            </Button>
          )}
        </div>
      </Empty>
    </main>
  )
}
