import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { useDriverText } from '../../i18n/use-driver-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { useFailedText } from '../../i18n/use-failed-text.ts'
import loved from '../../pictures/loved.webp'
import offline from '../../pictures/offline.webp'

/** In place of a run that is over or never was; the link tells nothing any more. */
export function RunOver() {
  const t = useDriverText()
  const text = useText()
  const failed = useFailedText()
  const error = useRouteError()
  const over = isRouteErrorResponse(error) && error.status === 404
  const title = over ? t('driver.over') : failed('error.failed')
  return (
    <main id="content">
      <title>{title}</title>
      <Empty
        page
        picture={over ? loved : offline}
        title={title}
        text={over ? t('driver.over-hint') : failed('error.failed-hint')}
      >
        {!over && (
          <Button kind="s" onClick={() => window.location.reload()}>
            {text('error.retry')}
          </Button>
        )}
      </Empty>
    </main>
  )
}
