import { Mail } from 'lucide-react'
import type { RestaurantsWire } from '#contract/platform.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/n.tsx'
import type { TextKey } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'
import { consoleIn } from '../../shell/frame.tsx'
import { localPath } from '../../shell/local-path.ts'
import { useLanguage } from '../../shell/use-language.ts'
import section from './section.module.css'
import styles from './try-it.module.css'

interface TryItProps {
  readonly consoleUrl: string
  readonly restaurants: RestaurantsWire['data']
}

const cards = [
  { number: '4111 1111 1111 1111', says: 'try.card-ok' },
  { number: '4000 0000 0000 3220', says: 'try.card-3ds' },
  { number: '4000 0000 0000 0002', says: 'try.card-declined' },
] as const

/** How to try both sides: logins of the console, trial cards, the outbox. */
export function TryIt({ consoleUrl, restaurants }: TryItProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <section className={`${section.band} ${section.tinted}`} id="try" aria-labelledby="try-title">
      <div className={section.inner}>
        <h2 id="try-title">{t('try.title')}</h2>
        <p className={section.lead}>{t('try.lead')}</p>
        <div className={styles.parts}>
          <Logins consoleUrl={consoleUrl} restaurants={restaurants} />
          <div className={styles.part}>
            <h3>{t('try.cards')}</h3>
            <dl className={styles.cards}>
              {cards.map(({ number, says }) => (
                <div key={number}>
                  <dt>
                    <N>{number}</N>
                  </dt>
                  <dd>{t(says)}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.hint}>{t('try.cards-hint')}</p>
          </div>
          <div className={styles.part}>
            <h3>{t('shell.outbox')}</h3>
            <p className={styles.hint}>{t('try.outbox-text')}</p>
            <a className={buttonClass({ kind: 'q', wide: true })} href={localPath('/outbox', language)}>
              <Icon of={Mail} size="s" />
              {t('shell.outbox')}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}

function Logins({ consoleUrl, restaurants }: TryItProps) {
  const t = useText()
  const language = useLanguage()
  const password = restaurants[0]?.staff[0]?.password
  return (
    <div className={`${styles.part} ${styles.logins}`}>
      <h3>{t('try.logins')}</h3>
      {restaurants.map(({ id, name, staff }) => (
        <div key={id} className={styles.staff}>
          <h4>{name}</h4>
          <dl>
            {staff.map(({ email, role }) => (
              <div key={email}>
                <dt>{t(`role.${role}` as TextKey)}</dt>
                <dd>
                  <N>{email}</N>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {password && (
        <p className={styles.password}>
          {t('try.password')}
          <code className="n">{password}</code>
        </p>
      )}
      <a className={buttonClass({ wide: true })} href={consoleIn(consoleUrl, language)}>
        {t('home.open-console')}
      </a>
    </div>
  )
}
