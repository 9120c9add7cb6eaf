import { ChevronLeft, Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { BranchWire, MenuWire } from '#contract/menu/menu.ts'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTypedEarly } from '#web/use-typed-early.ts'
import { BranchButton } from '../branches/branch-button.tsx'
import { AccountButton } from '../customers/account-button.tsx'
import { useText } from '../i18n/use-text.ts'
import { LanguageLink } from '../shell/language-link.tsx'
import { LocalLink } from '../shell/local-link.tsx'
import { Logo } from '../shell/logo.tsx'
import styles from './menu-header.module.css'

interface MenuHeaderProps {
  readonly type: MenuWire['type']
  readonly branch: BranchWire
  /** Where the arrow leads. */
  readonly back: `/${string}`
  /** In the place of the branch's button: a table has no other. */
  readonly place?: ReactNode
  /** Whether a way to the cart stands before all stops of the menu. */
  readonly toCart?: boolean
  /** None on pages without a search. */
  readonly search?: { readonly query: string; readonly setQuery: (query: string) => void }
}

/** Back, how and where, search; from 768 px on with logo, language and account (design 6). */
export function MenuHeader({ type, branch, back, place, toCart = false, search }: MenuHeaderProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLSpanElement>(null)
  useTypedEarly(input, search?.setQuery)
  const close = () => {
    setOpen(false)
    search?.setQuery('')
    // what was pressed goes with the search: the hand is back at what opens it, or in the field where that always stands
    requestAnimationFrame(() => {
      opener.current?.querySelector('button')?.focus()
      if (document.activeElement === document.body) input.current?.focus()
    })
  }
  return (
    <header className={styles.header}>
      {toCart && (
        <LocalLink className="skip" to="/cart">
          {t('menu.view-cart')}
        </LocalLink>
      )}
      <div className={styles.bar}>
        <span className={styles.back}>
          <LocalLink to={back} className={iconButtonClass()} aria-label={t('shell.back')}>
            <Icon of={ChevronLeft} size="l" flip />
          </LocalLink>
        </span>
        <span className={styles.logo}>
          <Logo />
        </span>
        {place ?? <BranchButton type={type} branch={branch} />}
        {search && (
          <>
            <span ref={opener} className={styles.opener}>
              <IconButton
                icon={Search}
                label={t('menu.search')}
                aria-expanded={open}
                onClick={() => {
                  setOpen(true)
                  requestAnimationFrame(() => input.current?.focus())
                }}
              />
            </span>
            <search className={`search-field ${styles.search} ${open ? styles.open : ''}`}>
              <Icon of={Search} />
              <input
                ref={input}
                type="search"
                value={search.query}
                aria-label={t('menu.search')}
                placeholder={t('menu.search')}
                enterKeyHint="search"
                onChange={(event) => search.setQuery(event.currentTarget.value)}
                onKeyDown={(event) => event.key === 'Escape' && close()}
              />
              {(open || search.query) && (
                <IconButton icon={X} label={t('menu.search-clear')} onClick={close} />
              )}
            </search>
          </>
        )}
        <span className={styles.language}>
          <LanguageLink />
          <AccountButton compact />
        </span>
      </div>
    </header>
  )
}
