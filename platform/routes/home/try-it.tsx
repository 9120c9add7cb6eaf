import { Mail } from 'lucide-react'
import type { RestaurantsWire } from '#contract/platform/platform.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { isTextKey } from '../../i18n/catalogue.ts'
import { useText, type TextOf } from '../../i18n/use-text.ts'
import { CopyButton } from '../../shell/copy-button.tsx'
import { consoleIn } from '../../shell/frame.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { restaurantPicture } from './restaurant-picture.ts'
import section from './section.module.css'
import styles from './try-it.module.css'

interface TryItProps {
  readonly consoleUrl: string
  readonly operator: RestaurantsWire['operator']
  readonly restaurants: RestaurantsWire['data']
}

const cards = [
  { number: '4111 1111 1111 1111', says: 'try.card-ok' },
  { number: '4000 0000 0000 3220', says: 'try.card-3ds' },
  { number: '4000 0000 0000 0002', says: 'try.card-declined' },
] as const

/** How to try both sides: logins of the console, trial cards, the outbox. */
export function TryIt({ consoleUrl, operator, restaurants }: TryItProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <section className={`${section.band} ${section.tinted}`} id="try" aria-labelledby="try-title">
      <div className={section.inner}>
        <h2 id="try-title">{t('try.title')}</h2>
        <p className={section.lead}>{t('try.lead')}</p>
        <div className={styles.parts}>
          <Logins consoleUrl={consoleUrl} operator={operator} restaurants={restaurants} />
          <TrialCards />
          <div className={styles.part}>
            <h3>{t('try.outbox')}</h3>
            <p className={styles.hint}>{t('try.outbox-text')}</p>
            <p className={styles.open}>
              <a className={buttonClass({ kind: 'q', wide: true })} href={localPath('/outbox', language)}>
                <Icon of={Mail} />
                {t('try.open-outbox')}
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}

function TrialCards() {
  const t = useText()
  return (
    <div className={styles.part}>
      <h3>{t('try.cards')}</h3>
      <p className={styles.hint}>{t('try.cards-hint')}</p>
      <dl className={styles.lines}>
        {cards.map(({ number, says }) => (
          <div key={number}>
            <dt>{t(says)}</dt>
            <dd>
              <CopyButton value={number} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Logins({ consoleUrl, operator, restaurants }: TryItProps) {
  const t = useText()
  const language = useLanguage()
  const password = restaurants[0]?.staff[0]?.password
  return (
    <div className={`${styles.part} ${styles.logins}`}>
      <div className={styles.top}>
        <div>
          <h3>{t('try.logins')}</h3>
          <p className={styles.hint}>{t('try.logins-text')}</p>
        </div>
        {password && (
          <p className={styles.password}>
            {t('try.password')}
            <CopyButton value={password} />
          </p>
        )}
        <a className={buttonClass({})} href={consoleIn(consoleUrl, language)}>
          {t('home.open-console')}
        </a>
      </div>
      <div className={styles.staff}>
        {restaurants.map(({ id, name, logo, staff, customer }) => (
          <div key={id}>
            <h4>
              {logo && (
                <img src={restaurantPicture(id, logo, 112)} alt="" width={32} height={32} loading="lazy" />
              )}
              {name}
            </h4>
            <dl className={styles.lines}>
              {staff.map(({ email, role }) => (
                <div key={email}>
                  <dt>{roleName(t, role)}</dt>
                  <dd>
                    <CopyButton value={email} />
                  </dd>
                </div>
              ))}
              <div>
                <dt>{t('role.customer')}</dt>
                <dd>
                  <CopyButton value={customer.mobile} />
                </dd>
              </div>
            </dl>
          </div>
        ))}
        {operator && (
          <div>
            <h4>{t('try.operator')}</h4>
            <dl className={styles.lines}>
              <div>
                <dt>
                  <a href={localPath('/operator', language)}>{t('try.open-operator')}</a>
                </dt>
                <dd>
                  <CopyButton value={operator.email} />
                </dd>
              </div>
            </dl>
          </div>
        )}
      </div>
    </div>
  )
}

function roleName(t: TextOf, role: string): string {
  const key = `role.${role}`
  return isTextKey(key) ? t(key) : role
}
