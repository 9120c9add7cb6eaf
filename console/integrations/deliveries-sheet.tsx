import { useEffect, useState } from 'react'
import type {
  WebhookDeliveriesWire,
  WebhookDeliveryWire,
  WebhookEndpointWire,
} from '#contract/integrations/webhooks.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useClient } from '#web/use-client.ts'
import type { TextKey } from '../i18n/catalogue.ts'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import { ScrollRegion } from '../shell/scroll-region.tsx'
import { useAct } from '../shell/use-act.ts'
import styles from './deliveries-sheet.module.css'

interface DeliveriesSheetProps {
  readonly of: WebhookEndpointWire
  readonly onClose: () => void
}

/** What an address was told, newest first, with every try; each can be sent again. */
export function DeliveriesSheet({ of, onClose }: DeliveriesSheetProps) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  // its own: a press while the log is read is none that may be lost
  const test = useAct()
  const refused = act.refused ?? test.refused
  const [log, setLog] = useState<WebhookDeliveriesWire>()
  const refresh = () => act.run(() => client.listDeliveries(of.id), setLog)
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the sheet opens
  useEffect(refresh, [])
  const more = (before: string) =>
    act.run(
      () => client.listDeliveries(of.id, { before }),
      (older) => setLog((now) => ({ data: [...(now?.data ?? []), ...older.data], next: older.next })),
    )
  const put = (one: WebhookDeliveryWire) =>
    setLog((now) => now && { ...now, data: now.data.map((old) => (old.id === one.id ? one : old)) })
  return (
    <Sheet
      title={t('int.hooks.log-of', { url: of.url })}
      closeWord={t('shell.close')}
      width="item"
      onClose={onClose}
    >
      <div className={page.form}>
        <div className={page.acts}>
          <Button
            kind="s"
            state={test.busy ? 'busy' : 'idle'}
            onClick={() => test.run(() => client.testWebhook(of.id), setLog)}
          >
            {t('int.hooks.test')}
          </Button>
          <Button kind="s" onClick={refresh}>
            {t('int.hooks.refresh')}
          </Button>
        </div>
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        {!log && !refused && (
          <div aria-busy="true">
            <Skeleton height="72px" />
          </div>
        )}
        {log?.data.length === 0 && <p className={page.empty}>{t('int.hooks.none-told')}</p>}
        <ul className={styles.log} aria-label={t('int.hooks.log')}>
          {log?.data.map((one) => (
            <Delivery key={one.id} of={one} onChange={put} />
          ))}
        </ul>
        {log?.next && (
          <Button kind="s" onClick={() => more(log.next ?? '')}>
            {t('int.hooks.more')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

interface DeliveryProps {
  readonly of: WebhookDeliveryWire
  readonly onChange: (one: WebhookDeliveryWire) => void
}

const tones = { waiting: 'info', delivered: 'ok', dead: 'err' } as const

function Delivery({ of, onChange }: DeliveryProps) {
  const t = useText()
  const client = useClient()
  // its own, as that of the test
  const act = useAct()
  const type = t(`int.event.${of.type}` as TextKey)
  return (
    <li>
      <div className={styles.head}>
        <span className={page.main}>
          <b>{type}</b>
          <span className={page.small}>{of.when}</span>
        </span>
        <Badge tone={tones[of.state]}>{t(`int.hooks.state.${of.state}`)}</Badge>
        <Button
          kind="s"
          state={act.busy ? 'busy' : 'idle'}
          aria-label={t('int.hooks.replay-of', { type, when: of.when })}
          onClick={() => act.run(() => client.replayDelivery(of.id), onChange)}
        >
          {t('int.hooks.replay')}
        </Button>
      </div>
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
      {of.next && <p className={page.small}>{t('int.hooks.next', { when: of.next })}</p>}
      {of.tries.length > 0 && (
        <ol className={styles.tries} aria-label={t('int.hooks.tries')}>
          {of.tries.map(({ number, when, status, error, took_ms: ms }) => (
            <li key={number} className={page.small}>
              {when} ·{' '}
              {status === null
                ? t(`int.hooks.error.${error}` as TextKey)
                : t('int.hooks.answered', { status, ms })}
            </li>
          ))}
        </ol>
      )}
      <details>
        <summary className={page.link}>{t('int.hooks.body')}</summary>
        <ScrollRegion label={t('int.hooks.body')}>
          <pre className={styles.body} dir="ltr">
            {of.body}
          </pre>
        </ScrollRegion>
      </details>
    </li>
  )
}
