import { otherLanguage } from '#domain/core/words.ts'
import { ArrowRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { RestaurantsWire } from '#contract/platform/platform.ts'
import { inkOn, type Hex } from '#domain/core/color.ts'
import { Icon } from '#ui/icon.tsx'
import { isTextKey } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { restaurantPicture } from './restaurant-picture.ts'
import styles from './restaurants.module.css'
import section from './section.module.css'

type Restaurant = RestaurantsWire['data'][number]

const shownPictures = 3

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
            <li key={restaurant.id} className={styles.card} style={colorsOf(restaurant)}>
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
  const other = otherLanguage[language]
  const { id, name, url, table_url: table, logo } = restaurant
  const country = `country.${restaurant.country}`
  return (
    <>
      <Pictures restaurant={restaurant} />
      <div className={styles.who}>
        {logo && <img src={restaurantPicture(id, logo, 224)} alt="" width={60} height={60} />}
        <div>
          <h3>{name}</h3>
          {isTextKey(country) && <p>{t(country)}</p>}
        </div>
      </div>
      <p className={styles.tagline}>{taglineOf(restaurant)}</p>
      <p className={styles.ways}>
        <a
          className={styles.go}
          href={url + localPath('/', language)}
          aria-label={t('restaurants.visit', { name })}
        >
          {t('restaurants.visit-short')}
          <Icon of={ArrowRight} flip />
        </a>
        <a className={styles.other} href={url + localPath('/', other)} lang={other} hrefLang={other}>
          {t('shell.other-language')}
          <span className="vh">{name}</span>
        </a>
        {table && (
          <a className={styles.other} href={table.replace('/table/', localPath('/table/', language))}>
            {t('restaurants.table')}
            <span className="vh">{name}</span>
          </a>
        )}
      </p>
    </>
  )
}

/** What the restaurant cooks, on its own colour: the dishes that it puts first. */
function Pictures({ restaurant: { id, pictures } }: { readonly restaurant: Restaurant }) {
  return (
    <div className={styles.pictures}>
      {[...new Set(pictures)].slice(0, shownPictures).map((picture) => (
        <img key={picture} src={restaurantPicture(id, picture, 240)} alt="" width={240} height={240} />
      ))}
    </div>
  )
}

/** A restaurant's title without the name that stands above it: "Saffron | Grills over charcoal". */
function taglineOf({ title }: Restaurant): string {
  return title.split('|').at(-1)?.trim() ?? title
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
