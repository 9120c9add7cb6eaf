import { useState, type FormEvent } from 'react'
import { data, redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { TableByCodeWire } from '#contract/dine-in/table.ts'
import { CallError } from '#contract/core/client.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { Note } from '#ui/note.tsx'
import { ask } from '#web/ask.ts'
import { useClient } from '../../shell/use-client.ts'
import { visitContext } from '#web/visit-context.ts'
import { LiveFields } from '#web/live-fields.tsx'
import { useTableText } from '../../i18n/use-table-text.ts'
import dinein from '../../pictures/dinein.webp'
import { LanguageLink } from '../../shell/language-link.tsx'
import { Logo } from '../../shell/logo.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { useLanguage } from '../../shell/use-site.ts'
import styles from './table-page.module.css'
import { useMoves } from '../../moves/moves.ts'

/** Spec 2: a table's printed code, when the tenant's own table of links leads nowhere else. Looking at it starts nothing. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const found = await client.table(params['code'] ?? '').catch((error: unknown) => {
    if (error instanceof CallError && error.body.code === 'table-not-found') return undefined
    return ask(Promise.reject<TableByCodeWire>(error))
  })
  // a code that was renewed, or never was one: whoever holds it is told where the right one is
  if (!found) return data(undefined, { status: 404 })
  if (found.session_id) throw redirect(localPath(`/menu/dinein/session/${found.session_id}`, language))
  return found
}

export default function TablePage() {
  const found = useLoaderData<TableByCodeWire | undefined>()
  return found ? <TableByCode table={found} /> : <OldCode />
}

function OldCode() {
  const t = useTableText()
  return (
    <>
      <PageHead title={t('table.old-code')} hidden />
      <header className={styles.header}>
        <Logo />
        <LanguageLink />
      </header>
      <main id="content" className={styles.page}>
        <img src={dinein} alt="" width={132} height={132} />
        <h1>{t('table.old-code')}</h1>
        <p>{t('table.old-code-text')}</p>
      </main>
    </>
  )
}

function TableByCode({ table: found }: { readonly table: TableByCodeWire }) {
  const t = useTableText()
  const { name, setName, join, busy, refused } = useJoin(found.code)
  const title = t('table.title', { name: found.table })
  return (
    <>
      <PageHead title={title} hidden />
      <header className={styles.header}>
        <Logo />
        <LanguageLink />
      </header>
      <main id="content" className={styles.page}>
        <img src={dinein} alt="" width={132} height={132} />
        <h1>{title}</h1>
        <p className={styles.place}>
          <bdi>{found.area}</bdi> · <bdi>{found.branch}</bdi>
        </p>
        <p>{t('table.join-lead')}</p>
        <form className={styles.form} onSubmit={join}>
          <LiveFields>
            {found.live && <Note tone="info">{t('table.live')}</Note>}
            <Field
              label={t('table.your-name')}
              hint={t('table.name-hint')}
              limit={limits.name}
              value={name}
              autoComplete="given-name"
              onChange={(event) => setName(event.currentTarget.value)}
            />
            {refused && (
              <Note tone="err" alert>
                {refused}
              </Note>
            )}
            <Button type="submit" size="lg" wide state={busy ? 'busy' : 'idle'}>
              {t('table.join')}
            </Button>
          </LiveFields>
        </form>
      </main>
    </>
  )
}

function useJoin(code: string) {
  const t = useTableText()
  const client = useClient()
  const language = useLanguage()
  const { navigate } = useMoves()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const join = (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setRefused(undefined)
    client
      .joinTable(code, name)
      .then(({ session_id }) => navigate(localPath(`/menu/dinein/session/${session_id}`, language)))
      .catch((error: unknown) => {
        setBusy(false)
        setRefused(error instanceof CallError ? error.message : t('table.failed'))
      })
  }
  return { name, setName, join, busy, refused }
}
