import { BadgeCheck, Languages, Scale, ShieldCheck, Store, Zap } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './section.module.css'

const reasons = [
  { icon: BadgeCheck, title: 'why.own', text: 'why.own-text' },
  { icon: Scale, title: 'why.money', text: 'why.money-text' },
  { icon: Languages, title: 'why.rtl', text: 'why.rtl-text' },
  { icon: Zap, title: 'why.fast', text: 'why.fast-text' },
  { icon: Store, title: 'why.branches', text: 'why.branches-text' },
  { icon: ShieldCheck, title: 'why.safe', text: 'why.safe-text' },
] as const

/** What a restaurant gets. */
export function Why() {
  const t = useText()
  return (
    <section className={styles.band} aria-labelledby="why-title">
      <div className={styles.inner}>
        <h2 id="why-title">{t('why.title')}</h2>
        <ul className={styles.reasons}>
          {reasons.map(({ icon, title, text }) => (
            <li key={title}>
              <span className={styles.icon}>
                <Icon of={icon} />
              </span>
              <div>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
