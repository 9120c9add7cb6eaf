import { ArrowRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { RestaurantsWire } from '#contract/platform.ts'
import { inkOn, type Hex } from '#domain/color.ts'
import { Icon } from '#ui/icon.tsx'
import type { TextKey } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'
import { localPath } from '../../shell/local-path.ts'
import { useLanguage } from '../../shell/use-language.ts'
import { restaurantPicture } from './restaurant-picture.ts'
import styles from './restaurants.module.css'
import section from './section.module.css'

type Restaurant = RestaurantsWire['data'][number]

/** The demo's restaurants, each card in its own colours. */
export function Restaurants({ restaurants }: { readonly restaurants: readonly Restaurant[] }) {
  const t = useText()
  return (
    <section className={section.band} id="restaurants" aria-labelledby="restaurants-title">
      <div className={section.inner}>
        <h2 id="restaurants-title">{t('restaurants.title')}</h2>
        <p className={section.lead}>{t('restaurants.lead')}</p>
        <ul className={styles.list}>
          {restaurants.map((restaurant) => (
            <li key={restaurant.id}>
              <Card restaurant={restaurant} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Card({ restaurant }: { readonly restaurant: Restaurant }) {
  const t = useText()
  const language = useLanguage()
  const { id, name, title, url, logo, pictures, country } = restaurant
  return (
    <a className={styles.card} style={colorsOf(restaurant)} href={url + localPath('/', language)}>
      <span className={styles.pictures}>
        {pictures.map((picture) => (
          <img
            key={picture}
            src={restaurantPicture(id, picture, 240)}
            alt=""
            width={240}
            height={240}
            loading="lazy"
          />
        ))}
      </span>
      <span className={styles.who}>
        {logo && <img src={restaurantPicture(id, logo, 112)} alt="" width={56} height={56} loading="lazy" />}
        <span>
          <b>{name}</b>
          <small>{t(`country.${country}` as TextKey)}</small>
        </span>
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.go}>
        {t('restaurants.visit')}
        <Icon of={ArrowRight} size="s" flip />
      </span>
    </a>
  )
}

/** The restaurant's own ground and accent; the ink on each is what can be read there. */
function colorsOf({ background_color, primary_color }: Restaurant): CSSProperties {
  const ink = (ground: string) => inkOn(ground as Hex, '#ffffff', '#1b1512')
  return {
    '--own-ground': background_color,
    '--own-ink': ink(background_color),
    '--own-accent': primary_color,
    '--own-on-accent': ink(primary_color),
  } as CSSProperties
}
