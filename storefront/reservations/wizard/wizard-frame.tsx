import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { useReservationText } from '../../i18n/use-reservation-text.ts'
import { LanguageLink } from '../../shell/language-link.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { numberOf, type WizardStep } from './wizard.ts'
import styles from './wizard-frame.module.css'

export interface WizardFrameProps {
  readonly step: WizardStep
  readonly branch: string
  /** An own path without language prefix. */
  readonly back: string
  /** At the end of the head: starting over. */
  readonly end?: ReactNode
  /** Between the head and the step: the countdown of the hold. */
  readonly strip?: ReactNode
  /** At the thumb: what is chosen, and the way on. */
  readonly foot: ReactNode
  readonly children: ReactNode
}

/** The page around a step of the wizard: back, where one is, the step, the way on at the thumb (design 7). */
export function WizardFrame({ step, branch, back, end, strip, foot, children }: WizardFrameProps) {
  const t = useReservationText()
  const at = numberOf(step)
  return (
    <>
      <PageHead title={`${t('reserve.title')} · ${branch}`} />
      <div className={styles.page}>
        <header>
          <div className={styles.head}>
            <LocalLink to={back} className={iconButtonClass()} aria-label={t('reserve.back')}>
              <Icon of={ChevronLeft} size="l" flip />
            </LocalLink>
            <div className={styles.words}>
              <h1>{t('reserve.title')}</h1>
              <p>
                <bdi>{branch}</bdi>
              </p>
            </div>
            <span className={styles.at}>{t('reserve.step', { step: at })}</span>
            {end}
            <LanguageLink />
          </div>
          <div
            className={styles.progress}
            role="progressbar"
            aria-valuemin={1}
            aria-valuemax={3}
            aria-valuenow={at}
            aria-label={t('reserve.progress')}
          >
            {[1, 2, 3].map((one) => (
              <i key={one} data-on={one <= at || undefined} />
            ))}
          </div>
        </header>
        <main id="content" className={styles.main}>
          {strip}
          {children}
          <div className={styles.dock}>
            <div className={styles.foot}>{foot}</div>
          </div>
        </main>
      </div>
    </>
  )
}
