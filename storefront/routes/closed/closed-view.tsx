import { useChoiceText } from '../../i18n/use-choice-text.ts'
import type { DataOf } from '../../public/page-view.ts'
import { PageHead } from '../../shell/page-head.tsx'
import type { loader } from './closed-page.tsx'
import { ClosedScreen } from './closed-screen.tsx'

/** Where visitors are while the setting website enable is not 1; open again, the address leads home (spec 2). */
export function View({ data }: { readonly data: DataOf<typeof loader> }) {
  const t = useChoiceText()
  return (
    <>
      <PageHead title={t('closed.title')} hidden />
      <ClosedScreen {...data} />
    </>
  )
}
