import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Typed } from '#ui/text/typed.tsx'
import { showMobile } from '../customers/show-mobile.ts'
import { useReservationText } from '../i18n/use-reservation-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import card from './card.module.css'
import styles from './details-list.module.css'

interface DetailsListProps {
  readonly reservation: ReservationWire
  /** Own path at which they are changed; none = they cannot be. */
  readonly change?: string | undefined
}

/** Who comes and what the restaurant knows of it; nothing for those who only hold the link. */
export function DetailsList({ reservation, change }: DetailsListProps) {
  const t = useReservationText()
  const { name, phone, email, note, event_name, event_icon, allergens } = reservation
  const rows = [
    { word: t('reserve.who'), value: <bdi>{name}</bdi>, shown: name !== '' },
    { word: t('reserve.mobile'), value: <bdi className="n">{showMobile(phone)}</bdi>, shown: phone !== '' },
    { word: t('reserve.email-word'), value: <bdi dir="ltr">{email}</bdi>, shown: email !== '' },
    {
      word: t('reserve.occasion'),
      value: (
        <>
          {event_icon && <span aria-hidden>{event_icon} </span>}
          <bdi>{event_name}</bdi>
        </>
      ),
      shown: event_name !== null,
    },
    {
      word: t('reserve.allergens'),
      value: <bdi>{allergens.map((one) => one.name).join(' · ')}</bdi>,
      shown: allergens.length > 0,
    },
    { word: t('reserve.note'), value: <Typed>{note}</Typed>, shown: note !== '' },
  ].filter(({ shown }) => shown)
  if (rows.length === 0) return null
  return (
    <section className={card.card} aria-labelledby="reserve-details">
      <div className={card.head}>
        <h2 id="reserve-details">{t('reserve.contact')}</h2>
        {change && (
          <LocalLink to={change} className={buttonClass({ kind: 't', size: 'sm' })}>
            {t('reserve.change-details')}
          </LocalLink>
        )}
      </div>
      <dl className={styles.rows}>
        {rows.map(({ word, value }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
