import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { localPath, plainPath } from '#domain/core/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './site-tabs.module.css'

const tabs = [
  ['/site', 'site.tab.state'],
  ['/site/domains', 'site.tab.domains'],
  ['/site/content', 'site.tab.content'],
  ['/site/settings', 'site.tab.settings'],
] as const

/** The rooms of the website. */
export function SiteTabs() {
  const t = useText()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const here = plainPath(pathname)
  const tabsHere = useRef<HTMLElement>(null)
  useEffect(() => {
    // on a phone the row is longer than the screen, and the room that is open may stand beyond its edge
    const current = tabsHere.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [here])
  return (
    <nav ref={tabsHere} className={styles.tabs} aria-label={t('site.tabs')}>
      {tabs.map(([path, word]) => (
        <Link
          key={path}
          to={localPath(path, language) + search}
          aria-current={here === path ? 'page' : undefined}
        >
          {t(word)}
        </Link>
      ))}
    </nav>
  )
}
