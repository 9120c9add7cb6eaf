import { useExtraText } from '../../i18n/use-extra-text.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { LinksScreen } from '../../site/links/links-screen.tsx'
import type { ComponentProps } from 'react'

export function View({ data }: { readonly data: ComponentProps<typeof LinksScreen> }) {
  const t = useExtraText()
  return (
    <>
      <PageHead title={t('links.title')} />
      <LinksScreen {...data} />
    </>
  )
}
