import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { plainPath } from '#ui/local-path.ts'
import { useText } from '../../i18n/use-text.ts'
import basket from '../../pictures/basket.webp'
import offline from '../../pictures/offline.webp'
import { LocalLink } from '../../shell/local-link.tsx'
import styles from './order-unavailable.module.css'

/** In place of an order that is not there or not yours (spec 8: "order not available"), or that could not be read. */
export function OrderUnavailable() {
  const t = useText()
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  // who came by the shared link is not sent to look for it
  const shared = plainPath(useLocation().pathname).startsWith('/o/')
  const hint = shared ? 'message.refused-hint' : 'order.unavailable-hint'
  const title = t(missing ? 'order.unavailable' : 'error.failed')
  return (
    <main id="content" className={styles.page}>
      <title>{title}</title>
      <Empty
        page
        picture={missing ? basket : offline}
        title={title}
        text={t(missing ? hint : 'error.failed-hint')}
      >
        {missing ? (
          <LocalLink to="/menu" className={buttonClass({})}>
            {t('cart.to-menu')}
          </LocalLink>
        ) : (
          <Button kind="s" onClick={() => window.location.reload()}>
            {t('error.retry')}
          </Button>
        )}
      </Empty>
    </main>
  )
}
