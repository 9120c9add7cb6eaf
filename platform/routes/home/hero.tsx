import { Clock, MessageSquare, ShoppingBag } from 'lucide-react'
import type { RestaurantsWire } from '#contract/platform.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/n.tsx'
import { useText } from '../../i18n/use-text.ts'
import { consoleIn } from '../../shell/frame.tsx'
import { useLanguage } from '../../shell/use-language.ts'
import styles from './hero.module.css'
import { restaurantPicture } from './restaurant-picture.ts'

interface HeroProps {
  readonly demo: boolean
  readonly consoleUrl: string
  readonly restaurants: RestaurantsWire['data']
}

/** What it is, in one look: the promise, and an order between a plate and the board. */
export function Hero({ demo, consoleUrl, restaurants }: HeroProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{t('home.eyebrow')}</p>
        <h1>{t('home.headline')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={styles.acts}>
          {demo && (
            <a className={buttonClass({ size: 'lg' })} href="#restaurants">
              {t('home.see-restaurants')}
            </a>
          )}
          <a
            className={buttonClass({ kind: demo ? 'q' : 'p', size: 'lg' })}
            href={consoleIn(consoleUrl, language)}
          >
            {t('home.open-console')}
          </a>
        </div>
      </div>
      <Scene restaurants={restaurants} />
    </section>
  )
}

/** A picture of the product, drawn with its own parts; nothing in it can be pressed. */
function Scene({ restaurants }: { readonly restaurants: RestaurantsWire['data'] }) {
  const t = useText()
  const plates = restaurants.flatMap(({ id, pictures }) =>
    pictures.slice(0, 2).map((picture) => ({ id, picture })),
  )
  return (
    <div className={styles.scene} aria-hidden>
      {plates.slice(0, 5).map(({ id, picture }, i) => (
        <span key={picture} className={`${styles.plate} ${styles[`plate${i + 1}`]}`}>
          <img src={restaurantPicture(id, picture, 240)} alt="" width={240} height={240} />
        </span>
      ))}
      <div className={styles.ticket}>
        <header>
          <b>
            <N>#041</N>
          </b>
          <span className={styles.type}>
            <Icon of={ShoppingBag} size="xs" />
            {t('home.ticket-type')}
          </span>
          <span className={styles.timer}>
            <Icon of={Clock} size="s" />
            <N>0:42</N>
          </span>
        </header>
        <p>{t('home.ticket-paid')}</p>
        <ul>
          <li>
            <N>2×</N> {t('home.ticket-a')}
          </li>
          <li>
            <N>1×</N> {t('home.ticket-b')}
          </li>
        </ul>
        <footer>
          <span className={styles.minutes}>{t('home.ticket-minutes')}</span>
          <span className={styles.accept}>{t('home.ticket-accept')}</span>
        </footer>
      </div>
      <p className={styles.notice}>
        <Icon of={MessageSquare} size="s" />
        {t('home.ready')}
      </p>
    </div>
  )
}
