import { BellRing, CreditCard, MapPinCheck, Utensils } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './section.module.css'

const steps = [
  { icon: Utensils, title: 'how.menu', text: 'how.menu-text' },
  { icon: CreditCard, title: 'how.pay', text: 'how.pay-text' },
  { icon: BellRing, title: 'how.kitchen', text: 'how.kitchen-text' },
  { icon: MapPinCheck, title: 'how.follow', text: 'how.follow-text' },
] as const

/** The way of an order in four steps. */
export function How() {
  const t = useText()
  return (
    <section className={styles.band} id="how" aria-labelledby="how-title">
      <div className={styles.inner}>
        <h2 id="how-title">{t('how.title')}</h2>
        <ol className={styles.steps}>
          {steps.map(({ icon, title, text }, i) => (
            <li key={title}>
              <span className={styles.mark}>
                <Icon of={icon} />
                <N>{i + 1}</N>
              </span>
              <div>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
