import { useText } from '../../i18n/use-text.ts'
import car from '../../pictures/car.webp'
import delivery from '../../pictures/delivery.webp'
import dinein from '../../pictures/dinein.webp'
import pickup from '../../pictures/pickup.webp'
import section from './section.module.css'
import styles from './types.module.css'

const types = [
  { picture: pickup, title: 'types.pickup', text: 'types.pickup-text' },
  { picture: car, title: 'types.car', text: 'types.car-text' },
  { picture: delivery, title: 'types.delivery', text: 'types.delivery-text' },
  { picture: dinein, title: 'types.dinein', text: 'types.dinein-text' },
] as const

/** The ways in which a restaurant takes orders. */
export function Types() {
  const t = useText()
  return (
    <section className={section.band} id="types" aria-labelledby="types-title">
      <div className={section.inner}>
        <h2 id="types-title">{t('types.title')}</h2>
        <p className={section.lead}>{t('types.lead')}</p>
        <ul className={styles.list}>
          {types.map(({ picture, title, text }) => (
            <li key={title}>
              <div>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </div>
              <img src={picture} alt="" width={88} height={88} loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
