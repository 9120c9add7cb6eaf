import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { isSafeHtml } from '#domain/core/safe-html.ts'
import { ask } from '#web/ask.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { SiteFooter } from '../../shell/site-footer.tsx'
import { SiteHeader } from '../../shell/site-header.tsx'
import { Tabs } from '../../shell/tabs.tsx'
import { visitContext } from '#web/visit-context.ts'
import styles from './content-page.module.css'

/** A tenant's own page (spec 2): /page/{slug}. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { data } = await ask(context.get(visitContext).client.pages())
  const page = data.find(({ slug }) => slug === params['slug'])
  if (!page || !isSafeHtml(page.body)) throw Response.json({ code: 'page-not-found' }, { status: 404 })
  return { title: page.title, body: page.body }
}

export default function ContentPage() {
  const { title, body } = useLoaderData<typeof loader>()
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
