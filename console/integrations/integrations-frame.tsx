import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { localPath } from '#ui/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import head from '../shell/room-head.module.css'
import styles from './integrations-frame.module.css'

/** The parts of the room, by the `of` of their address. */
export const integrationParts = ['keys', 'hooks', 'pos'] as const

export type IntegrationPart = (typeof integrationParts)[number]

interface IntegrationsFrameProps {
  readonly part: IntegrationPart
  /** What can be done at the head of the room. */
  readonly act?: ReactNode
  readonly children: ReactNode
}

/** The room of other programs, a part at a time. */
export function IntegrationsFrame({ part, act, children }: IntegrationsFrameProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <>
      <title>{`${t(`int.part.${part}`)} · ${t('int.title')}`}</title>
      <header className={head.head}>
        <h1 className={page.grow}>{t('int.title')}</h1>
        {act}
      </header>
      <main id="content" className={page.page}>
        <nav className={styles.tabs} aria-label={t('int.parts')}>
          {integrationParts.map((one) => (
            <Link
              key={one}
              to={`${localPath('/integrations', language)}?of=${one}`}
              aria-current={one === part ? 'page' : undefined}
            >
              {t(`int.part.${one}`)}
            </Link>
          ))}
        </nav>
        {children}
      </main>
    </>
  )
}
