import { useState } from 'react'
import type { StaffRunWire } from '#contract/delivery/driver.ts'
import { Button } from '#ui/button.tsx'
import { useText } from '#console/i18n/use-text.ts'
import styles from './driver-link.module.css'

/** A run under way: who drives, which orders, and the link to give away. */
export function DriverLink({ run }: { readonly run: StaffRunWire }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard?.writeText(run.url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <section className={styles.run} aria-label={t('delivery.run-of', { name: run.driver_name })}>
      <p>
        <b>
          <bdi>{run.driver_name}</bdi>
        </b>
        {' · '}
        <bdi>{run.orders.map(({ number }) => `#${number}`).join(' ')}</bdi>
        {run.sharing && ` · ${t('delivery.sharing')}`}
      </p>
      <div className={styles.link}>
        <a href={run.url} target="_blank" rel="noopener noreferrer" dir="ltr">
          {run.url}
        </a>
        <Button kind="t" size="sm" state={copied ? 'done' : 'idle'} onClick={copy}>
          {t(copied ? 'delivery.copied' : 'delivery.copy')}
        </Button>
      </div>
    </section>
  )
}
