import { Button } from '#ui/button.tsx'
import { useExtraText } from '../i18n/use-extra-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import styles from './consent-bar.module.css'
import type { Consent } from './consent.ts'

/** Asks before anyone is told of the visit; both answers weigh the same. */
export function ConsentBar({ onAnswer }: { readonly onAnswer: (answer: Consent) => void }) {
  const t = useExtraText()
  return (
    <section className={styles.bar} aria-label={t('consent.title')}>
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
