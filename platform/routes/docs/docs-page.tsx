import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { documentPath } from '#contract/core/api-document.ts'
import { localPath } from '#domain/core/local-path.ts'
import { ask } from '#web/ask.ts'
import { useLanguage } from '#web/use-language.ts'
import { visitContext } from '#web/visit-context.ts'
import { isTextKey } from '../../i18n/catalogue.ts'
import { useText, type TextOf } from '../../i18n/use-text.ts'
import { Frame } from '../../shell/frame.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { CallCard } from './call-card.tsx'
import styles from './docs-page.module.css'
import { FieldList } from './field-list.tsx'
import { Overview } from './overview.tsx'
import { readDocument, type Group } from './read-document.ts'

/** One group of calls at a time: all together they would be a page of half a megabyte. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const [document, { demo, console_url }] = await Promise.all([
    ask(client.apiDocument()),
    ask(client.getRestaurants()),
  ])
  const all = readDocument(document)
  const group = all.find(({ name }) => name === params['group'])
  if (params['group'] !== undefined && !group) throw new Response(null, { status: 404 })
  const groups = all.map(({ name, calls }) => ({ name, count: calls.length }))
  return { demo, consoleUrl: console_url, groups, group }
}

/** The OpenAPI document for people (decision 0024). */
export default function DocsPage() {
  const { demo, consoleUrl, groups, group } = useLoaderData<typeof loader>()
  const t = useText()
  const language = useLanguage()
  const title = group ? groupTitle(t, group.name) : t('docs.title')
  return (
    <Frame demo={demo} consoleUrl={consoleUrl}>
      <PageHead title={`${title} · ${t('docs.title')}`} description={t('docs.lead')} />
      <div className={styles.page}>
        <nav className={styles.groups} aria-label={t('docs.groups')}>
          <a href={localPath('/docs', language)} aria-current={group ? undefined : 'page'}>
            {t('docs.overview')}
          </a>
          {groups.map(({ name, count }) => (
            <a
              key={name}
              href={localPath(`/docs/${name}`, language)}
              aria-current={name === group?.name ? 'page' : undefined}
            >
              {groupTitle(t, name)} <bdi className={styles.count}>{count}</bdi>
            </a>
          ))}
        </nav>
        <div className={styles.body}>
          <h1>{title}</h1>
          {group ? <GroupOf group={group} /> : <Overview />}
          <p className={styles.source}>
            <a href={documentPath}>{t('docs.document')}</a>
          </p>
        </div>
      </div>
    </Frame>
  )
}

function GroupOf({ group }: { readonly group: Group }) {
  const t = useText()
  const language = useLanguage()
  return (
    <>
      {language !== 'en' && <p className={styles.lead}>{t('docs.in-english')}</p>}
      {group.calls.map((call) => (
        <CallCard key={call.id} call={call} />
      ))}
      {group.shapes.length > 0 && <h2>{t('docs.shapes')}</h2>}
      {group.shapes.map(({ name, fields }) => (
        <section key={name} id={`shape-${name}`} className={styles.shape} aria-labelledby={`name-${name}`}>
          <h3 id={`name-${name}`}>
            <code dir="ltr">{name}</code>
          </h3>
          <FieldList fields={fields} />
        </section>
      ))}
    </>
  )
}

function groupTitle(t: TextOf, name: string): string {
  const key = `docs.group.${name}`
  return isTextKey(key) ? t(key) : name
}
