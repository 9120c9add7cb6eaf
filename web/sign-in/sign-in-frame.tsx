import { otherLanguage } from '#domain/core/words.ts'
import { UtensilsCrossed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '../use-language.ts'
import styles from './sign-in-frame.module.css'
import { useSignInText } from './use-sign-in-text.ts'

interface SignInFrameProps {
  readonly title: string
  readonly lead: string
  /** The door's own path, for the other language. */
  readonly path: string
  readonly children: ReactNode
}

/** The page at which somebody signs in to an app: one card in the middle. */
export function Authorizer({ title, lead, path, children }: SignInFrameProps) {
  const t = useSignInText()
  const other = otherLanguage[useLanguage()]
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <div className={styles.card}>
        <span className={styles.brand}>
          <span className={styles.mark}>
            <Icon of={UtensilsCrossed} />
          </span>
          {t('brand')}
          <a href={localPath(path, other)} lang={other} hrefLang={other}>
            {t('other-language')}
          </a>
        </span>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </main>
  )
}
