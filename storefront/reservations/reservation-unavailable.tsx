import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { useReservationText } from '../i18n/use-reservation-text.ts'
import dinein from '../pictures/dinein.webp'
import offline from '../pictures/offline.webp'
import { LocalLink } from '../shell/local-link.tsx'
import styles from './wizard/hold-over.module.css'

/** In place of a reservation that is not there or not yours, or that could not be read. */
export function ReservationUnavailable() {
  const t = useReservationText()
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status < 500
  const title = t(missing ? 'reserve.unavailable' : 'reserve.failed')
  return (
    <main id="content" className={styles.page}>
      <title>{title}</title>
      <Empty
        page
        picture={missing ? dinein : offline}
        title={title}
        {...(missing && { text: t('reserve.unavailable-text') })}
      >
        {missing ? (
          <LocalLink to="/reservations" className={buttonClass({})}>
            {t('reserve.title')}
          </LocalLink>
        ) : (
          <Button kind="s" onClick={() => window.location.reload()}>
            {t('reserve.retry')}
          </Button>
        )}
      </Empty>
    </main>
  )
}
