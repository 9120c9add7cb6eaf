import { Phone } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { CallError } from '#contract/core/client.ts'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { TopBar } from '#ui/top-bar.tsx'
import { visitContext } from '#web/visit-context.ts'
import { useDriverText } from '../../i18n/use-driver-text.ts'
import { PageHead } from '../../shell/page-head.tsx'
import styles from './driver-page.module.css'
import { RunOrderCard } from './run-order-card.tsx'
import { SharePlace } from './share-place.tsx'
import { useRun } from './use-run.ts'

export { RunOver as ErrorBoundary } from './run-over.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  try {
    return { run: await client.driverRun(params['run'] ?? '') }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const status = error.status === 400 ? 404 : error.status
    throw Response.json({ code: status === 404 ? 'run-over' : error.body.code }, { status })
  }
}

/** A driver's own page by link: the orders of the run, each with its way, its phone and its two steps (rule "Driver runs"). */
export default function DriverPage() {
  const t = useDriverText()
  const { run: first } = useLoaderData<typeof loader>()
  const { run, over, busy, failed, step, tellSharing } = useRun(first)
  const title = t('driver.title', { name: run.driver_name })
  return (
    <>
      <PageHead title={title} hidden />
      <TopBar
        column
        title={title}
        end={
          run.branch_phone && (
            <a
              className={iconButtonClass('sunken')}
              href={`tel:${run.branch_phone}`}
              aria-label={t('driver.call-branch')}
            >
              <Icon of={Phone} />
            </a>
          )
        }
      />
      <main id="content" className={styles.page}>
        <p className={styles.from}>{t('driver.from', { branch: run.branch_name })}</p>
        {failed && (
          <Note tone="err" alert>
            {t('driver.failed', { why: failed })}
          </Note>
        )}
        {over ? (
          <Note tone="ok" alert>
            {t('driver.over')}
          </Note>
        ) : (
          <SharePlace runId={run.id} sharing={run.sharing} onChanged={tellSharing} />
        )}
        <ul className={styles.list}>
          {run.orders.map((order) => (
            <li key={order.id}>
              <RunOrderCard order={order} busy={busy === order.id} onStep={(action) => step(order, action)} />
            </li>
          ))}
        </ul>
      </main>
    </>
  )
}
