import { redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { useExtraText } from '../../i18n/use-extra-text.ts'
import { readGeneral } from '../../site/links/read-general.ts'
import { storeOf } from '../../site/links/store-of.ts'
import basket from '../../pictures/basket.webp'
import { LocalLink } from '../../shell/local-link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { SiteHeader } from '../../shell/site-header.tsx'
import { Tabs } from '../../shell/tabs.tsx'

/** The store page of the visitor's phone, or both badges (rule "App page"). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const general = readGeneral((await ask(client.settings('general'))).data)
  const store = storeOf(request.headers.get('user-agent') ?? '', general)
  if (store) throw redirect(store)
  return { appStore: general.appStore, playStore: general.playStore }
}

export default function AppPage() {
  const t = useExtraText()
  const { appStore, playStore } = useLoaderData<typeof loader>()
  const none = !appStore && !playStore
  return (
    <>
      <PageHead title={t('app.title')} />
      <SiteHeader />
      <main id="content">
        <Empty
          page
          picture={basket}
          title={t(none ? 'app.none' : 'app.title')}
          text={t(none ? 'app.none-hint' : 'app.lead')}
        >
          {appStore && (
            <a className={buttonClass({ kind: 'p', size: 'lg' })} href={appStore} rel="noopener noreferrer">
              {t('app.app-store')}
            </a>
          )}
          {playStore && (
            <a className={buttonClass({ kind: 'p', size: 'lg' })} href={playStore} rel="noopener noreferrer">
              {t('app.google-play')}
            </a>
          )}
          {none && (
            <LocalLink to="/menu" className={buttonClass({ kind: 's', size: 'lg' })}>
              {t('app.menu')}
            </LocalLink>
          )}
        </Empty>
      </main>
      <Tabs />
    </>
  )
}
