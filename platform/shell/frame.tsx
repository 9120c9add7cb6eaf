import { otherLanguage, type Language } from '#domain/core/words.ts'
import { UtensilsCrossed } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './frame.module.css'
import { localPath, plainPath } from '#domain/core/local-path.ts'
import { keepLanguage } from '#web/keep-language.ts'
import { useLanguage } from '#web/use-language.ts'

interface FrameProps {
  readonly demo: boolean
  readonly consoleUrl: string
  readonly children: ReactNode
}

/** The frame of every page of the main site. */
export function Frame({ demo, consoleUrl, children }: FrameProps) {
  const t = useText()
  const language = useLanguage()
  const home = localPath('/', language)
  return (
    <div className={styles.frame}>
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <header className={styles.head}>
        <a className={styles.brand} href={home}>
          <span className={styles.mark}>
            <Icon of={UtensilsCrossed} />
          </span>
          <span className={styles.name}>{t('brand.name')}</span>
        </a>
        <nav className={styles.nav} aria-label={t('shell.sections')}>
          {demo && <a href={`${home}#restaurants`}>{t('shell.restaurants')}</a>}
          <a href={`${home}#how`}>{t('shell.how')}</a>
          <a href={`${home}#board`}>{t('shell.board')}</a>
          {demo && <a href={`${home}#try`}>{t('shell.try')}</a>}
          {demo && <a href={localPath('/outbox', language)}>{t('shell.outbox')}</a>}
        </nav>
        <OtherLanguage />
        <a className={styles.console} href={consoleIn(consoleUrl, language)}>
          {t('shell.console')}
        </a>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <span className={styles.brand}>{t('brand.name')}</span>
        <p>{t(demo ? 'footer.note' : 'footer.live')}</p>
        <nav aria-label={t('footer.links')}>
          {demo && <a href={`${home}#restaurants`}>{t('shell.restaurants')}</a>}
          {demo && <a href={localPath('/outbox', language)}>{t('shell.outbox')}</a>}
          <a href={localPath('/docs', language)}>{t('shell.docs')}</a>
          <a href={consoleIn(consoleUrl, language)}>{t('shell.console')}</a>
        </nav>
      </footer>
    </div>
  )
}

/** Takes the console's origin and a language; returns its address in that language. */
export function consoleIn(url: string, language: Language): string {
  return url + localPath('/', language)
}

/** To the same page in the other language; the choice is kept (spec 1). */
function OtherLanguage() {
  const t = useText()
  const other = otherLanguage[useLanguage()]
  const { pathname } = useLocation()
  return (
    <a
      className={styles.language}
      href={localPath(plainPath(pathname), other)}
      lang={other}
      hrefLang={other}
      onClick={() => keepLanguage(other)}
    >
      {t('shell.other-language')}
    </a>
  )
}
