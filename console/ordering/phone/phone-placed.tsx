import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { PhoneOrderWire } from '#contract/ordering/phone-order.ts'
import { Button } from '#ui/button.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { useLanguage } from '#web/use-language.ts'
import { CopyField } from '../../integrations/copy-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import page from '../../shell/page.module.css'
import styles from './phone-screen.module.css'

interface PhonePlacedProps {
  readonly placed: PhoneOrderWire
  readonly onNext: () => void
}

/** What to say before the call ends: number, sum, and the link. */
export function PhonePlaced({ placed, onNext }: PhonePlacedProps) {
  const t = useText()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const waits = placed.hold_until !== null
  return (
    <section className={`${page.card} ${styles.placed}`} aria-labelledby="phone-placed">
      <h2 id="phone-placed" ref={heading} tabIndex={-1}>
        {t(waits ? 'phone.link-sent' : 'phone.placed')} {placed.number && <N>{`#${placed.number}`}</N>}
      </h2>
      <p className={styles.total}>
        <Money amount={placed.total} size="l" />
      </p>
      <p>{t(waits ? 'phone.link-lead' : 'phone.placed-lead')}</p>
      <CopyField label={t(waits ? 'phone.link' : 'phone.follow')} value={placed.link} />
      <div className={page.acts}>
        <Button onClick={onNext}>{t('phone.next')}</Button>
        <Link className={page.link} to={localPath(`/orders/${placed.order_id}`, language)}>
          {t('phone.open-order')}
        </Link>
      </div>
    </section>
  )
}
