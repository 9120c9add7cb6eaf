import { Armchair, CalendarDays, MapPin, UsersRound, Wallet } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { keepTime } from '../i18n/keep-time.ts'
import { useReservationText } from '../i18n/use-reservation-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { Money } from '../shell/money.tsx'
import { useLanguage } from '../shell/use-site.ts'
import card from './card.module.css'
import styles from './reservation-card.module.css'

interface ReservationCardProps {
  readonly reservation: ReservationWire
  /** Own path at which the time is changed; none = it cannot be. */
  readonly change?: string | undefined
}

/** When, where, for how many, and the deposit. */
export function ReservationCard({ reservation, change }: ReservationCardProps) {
  const t = useReservationText()
  const language = useLanguage()
  const { words, guests_count, area_name, branch_name, cost } = reservation
  return (
    <section className={card.card} aria-labelledby="reserve-when">
      <div className={card.head}>
        <h2 id="reserve-when">{t('reserve.when')}</h2>
        {change && (
          <LocalLink to={change} className={buttonClass({ kind: 't', size: 'sm' })}>
            {t('reserve.change-time')}
          </LocalLink>
        )}
      </div>
      <ul className={styles.facts}>
        <Fact icon={CalendarDays} strong>
          {words.day} <bdi className="n">{words.date}</bdi> · <bdi>{keepTime(words.time)}</bdi>
        </Fact>
        <Fact icon={UsersRound}>{t('reserve.guests-count', { count: guests_count })}</Fact>
        <Fact icon={Armchair}>
          <bdi>{area_name[language]}</bdi>
        </Fact>
        <Fact icon={MapPin}>
          <bdi>{branch_name}</bdi>
        </Fact>
        <Fact icon={Wallet}>
          {Number(cost) > 0 ? (
            <>
              {t('reserve.deposit')} <Money amount={cost} />
            </>
          ) : (
            t('reserve.free-of-charge')
          )}
        </Fact>
      </ul>
    </section>
  )
}

interface FactProps {
  readonly icon: LucideIcon
  readonly strong?: boolean
  readonly children: ReactNode
}

function Fact({ icon, strong = false, children }: FactProps) {
  return (
    <li className={strong ? styles.strong : undefined}>
      <Icon of={icon} size="s" />
      <span>{children}</span>
    </li>
  )
}
