import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { useExtraText } from '../../i18n/use-extra-text.ts'
import { LinksScreen } from '../../site/links/links-screen.tsx'
import { readGeneral } from '../../site/links/read-general.ts'
import { PageHead } from '../../shell/page-head.tsx'

/** The tenant's page of links (rule "Page of links"). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const { phone, appStore, playStore } = readGeneral((await ask(client.settings('general'))).data)
  return { phone, hasApp: appStore !== '' || playStore !== '' }
}

export default function LinkPage() {
  const t = useExtraText()
  return (
    <>
      <PageHead title={t('links.title')} />
      <LinksScreen {...useLoaderData<typeof loader>()} />
    </>
  )
}
