import { ArrowRight, CircleCheck } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '../../i18n/use-text.ts'
import burger from '../../pictures/burger.webp'
import drink from '../../pictures/drink.webp'
import fries from '../../pictures/fries.webp'
import { consoleIn } from '../../shell/frame.tsx'
import { useLanguage } from '#web/use-language.ts'
import styles from './hero.module.css'

interface HeroProps {
  readonly demo: boolean
  readonly consoleUrl: string
}

/** What it is, in one look: the promise, the way in, and the food. */
export function Hero({ demo, consoleUrl }: HeroProps) {
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
            <a className={styles.act} href="#restaurants">
              {t('home.see-restaurants')}
              <Icon of={ArrowRight} flip />
            </a>
          )}
          <a className={demo ? styles.quiet : styles.act} href={consoleIn(consoleUrl, language)}>
            {t('home.open-console')}
          </a>
        </div>
      </div>
      <div className={styles.scene} aria-hidden>
        <img className={styles.fries} src={fries} alt="" width={256} height={256} />
        <img className={styles.burger} src={burger} alt="" width={256} height={256} fetchPriority="high" />
        <img className={styles.drink} src={drink} alt="" width={256} height={256} />
        <p className={styles.notice}>
          <span>
            <Icon of={CircleCheck} />
          </span>
          <span>
            <b>{t('home.ready')}</b>
            <small>
              <N>#041</N> {t('home.ready-where')}
            </small>
          </span>
        </p>
      </div>
    </section>
  )
}
