import { isRouteErrorResponse, useParams, useRouteError } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useFailedText } from '../../i18n/use-failed-text.ts'
import basket from '../../pictures/basket.webp'
import { LocalLink } from '../../shell/local-link.tsx'
import { OrderUnavailable } from './order-unavailable.tsx'
import styles from './order-unavailable.module.css'

/** Spec 8: "Tracking is not available" to who did not order; what the link may show stands behind /o/{id}. */
export function TrackingUnavailable() {
  const t = useText()
  const failed = useFailedText()
  const error = useRouteError()
  const { id = '' } = useParams()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <OrderUnavailable />
  const title = t('tracking.unavailable')
  return (
    <main id="content" className={styles.page}>
      <title>{title}</title>
      <Empty page picture={basket} title={title} text={t('tracking.hint')}>
        <LocalLink to={`/o/${id}`} className={buttonClass({})}>
          {t('tracking.to-order')}
        </LocalLink>
        <LocalLink to="/" className={buttonClass({ kind: 't' })}>
          {failed('error.home')}
        </LocalLink>
      </Empty>
    </main>
  )
}
