import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { useExtraText } from '../../i18n/use-extra-text.ts'
import basket from '../../pictures/basket.webp'
import { LocalLink } from '../../shell/local-link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { SiteHeader } from '../../shell/site-header.tsx'
import { Tabs } from '../../shell/tabs.tsx'

/** Where the restaurant's app is; empty where it has none. */
interface AppData {
  readonly appStore: string
  readonly playStore: string
}

export function View({ data }: { readonly data: AppData }) {
  const t = useExtraText()
  const { appStore, playStore } = data
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
