import { PageHead } from '../../shell/page-head.tsx'
import { SiteFooter } from '../../shell/site-footer.tsx'
import { SiteHeader } from '../../shell/site-header.tsx'
import { Tabs } from '../../shell/tabs.tsx'
import styles from './content-page.module.css'

interface ContentData {
  readonly title: string
  /** Safe HTML: the loader lets nothing else through. */
  readonly body: string
}

export function View({ data: { title, body } }: { readonly data: ContentData }) {
  return (
    <>
      <PageHead title={title} />
      <SiteHeader />
      <main id="content" className={styles.page}>
        <h1>{title}</h1>
        {/* eslint-disable-next-line react/no-danger -- the loader lets nothing but safe HTML through */}
        <div className={styles.body} dangerouslySetInnerHTML={{ __html: body }} />
      </main>
      <SiteFooter />
      <Tabs />
    </>
  )
}
