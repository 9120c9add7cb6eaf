import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import { PartTabs } from '../shell/nav/part-tabs.tsx'
import head from '../shell/screen-head.module.css'

/** The parts of the room, by the `of` of their address. */
const integrationParts = ['keys', 'hooks', 'pos'] as const

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
  return (
    <>
      <title>{`${t(`int.part.${part}`)} · ${t('int.title')}`}</title>
      <header className={head.head}>
        <h1 className={page.grow}>{t('int.title')}</h1>
        {act}
      </header>
      <main id="content" className={page.page}>
        <PartTabs
          label={t('int.parts')}
          path="/integrations"
          parts={integrationParts.map((of) => ({ of, word: t(`int.part.${of}`) }))}
          shown={part}
        />
        {children}
      </main>
    </>
  )
}
