import { useChoiceText } from '../../i18n/use-choice-text.ts'
import { PageHead } from '../../shell/page-head.tsx'
import type { ComponentProps } from 'react'
import { ClosedScreen } from './closed-screen.tsx'

/** Where visitors are while the setting website enable is not 1; open again, the address leads home (spec 2). */
export function View({ data }: { readonly data: ComponentProps<typeof ClosedScreen> }) {
  const t = useChoiceText()
  return (
    <>
      <PageHead title={t('closed.title')} hidden />
      <ClosedScreen {...data} />
    </>
  )
}
