import { useExtraText } from '../../i18n/use-extra-text.ts'
import type { DataOf } from '../../public/page-view.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { LinksScreen } from '../../site/links/links-screen.tsx'
import type { loader } from './link-page.tsx'

export function View({ data }: { readonly data: DataOf<typeof loader> }) {
  const t = useExtraText()
  return (
    <>
      <PageHead title={t('links.title')} />
      <LinksScreen {...data} />
    </>
  )
}
