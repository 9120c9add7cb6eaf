import { ShoppingBag } from 'lucide-react'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useText } from '../i18n/use-text.ts'
import { AccountButton } from '../customers/account-button.tsx'
import { LanguageLink } from './language-link.tsx'
import { LocalLink } from './local-link.tsx'
import { plainPath } from '#domain/core/local-path.ts'
import { Logo } from './logo.tsx'
import styles from './site-header.module.css'
import { usePlace } from '../moves/moves.ts'

const sections = [
  ['/', 'shell.home'],
  ['/menu', 'shell.menu'],
  ['/branches', 'shell.branches'],
] as const

/** Logo, sections (from 1024 px on; the tabs stand for them below), language, account and cart. */
export function SiteHeader() {
  const t = useText()
  const path = plainPath(usePlace().pathname)
  const { count } = useCart()
  return (
    <header className={styles.header}>
      <Logo />
      <nav className={styles.sections} aria-label={t('shell.sections')}>
        {sections.map(([to, key]) => (
          <LocalLink key={to} to={to} aria-current={path === to ? 'page' : undefined}>
            {t(key)}
          </LocalLink>
        ))}
      </nav>
      <LanguageLink />
      <span className={styles.account}>
        <AccountButton />
      </span>
      <span className={styles.cart}>
        <LocalLink to="/cart" className={buttonClass({ kind: 'p' })}>
          <Icon of={ShoppingBag} />
          {t('shell.cart')}
          {count > 0 && <N>{count}</N>}
        </LocalLink>
      </span>
    </header>
  )
}
