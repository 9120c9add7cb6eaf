import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useExtraText } from '../../i18n/use-extra-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import styles from './consent-bar.module.css'
import type { Consent } from './consent.ts'

interface ConsentBarProps {
  /** Opened by the visitor, who is led to it. */
  readonly again: boolean
  readonly onAnswer: (answer: Consent) => void
}

/** Asks before anyone is told of the visit; both answers weigh the same. */
export function ConsentBar({ again, onAnswer }: ConsentBarProps) {
  const t = useExtraText()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (again) bar.current?.focus()
  }, [again])
  return (
    <section ref={bar} tabIndex={-1} className={styles.bar} aria-label={t('consent.title')}>
      <p>
        {t('consent.text')} <LocalLink to="/page/privacy">{t('consent.more')}</LocalLink>
      </p>
      <div className={styles.answers}>
        <Button kind="s" onClick={() => onAnswer('no')}>
          {t('consent.no')}
        </Button>
        <Button kind="s" onClick={() => onAnswer('yes')}>
          {t('consent.yes')}
        </Button>
      </div>
    </section>
  )
}
