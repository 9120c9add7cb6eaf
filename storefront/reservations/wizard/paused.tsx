import type { ReservationSettingsWire } from '#contract/reservations/reservation-slots.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { useReservationText } from '../../i18n/use-reservation-text.ts'
import moon from '../../pictures/moon.webp'
import { LanguageLink } from '../../shell/language-link.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { Logo } from '../../shell/logo.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import styles from './hold-over.module.css'

/** In place of the wizard while the branch takes no reservations: other branches, and its phone. */
export function Paused({ settings: { branch_name, phone } }: { readonly settings: ReservationSettingsWire }) {
  const t = useReservationText()
  return (
    <>
      <PageHead title={`${t('reserve.title')} · ${branch_name}`} />
      <header className={styles.header}>
        <Logo />
        <LanguageLink />
      </header>
      <main id="content" className={styles.page}>
        <Empty page picture={moon} title={t('reserve.paused')} text={branch_name}>
          <LocalLink to="/reservations" className={buttonClass({ size: 'lg' })}>
            {t('reserve.branches')}
          </LocalLink>
          {phone && (
            <a
              className={buttonClass({ kind: 't', size: 'lg' })}
              href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            >
              {t('reserve.call', { name: branch_name })}
            </a>
          )}
        </Empty>
      </main>
    </>
  )
}
