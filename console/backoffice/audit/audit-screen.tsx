import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AuditLineWire, AuditWire } from '#contract/backoffice/audit.ts'
import { auditKinds, type AuditKind } from '#domain/backoffice/audit-kind.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import filters from '../../shell/filters.module.css'
import page from '../../shell/page.module.css'
import head from '../../shell/screen-head.module.css'
import { useAct } from '../../shell/use-act.ts'
import { AuditRow } from './audit-row.tsx'

interface AuditScreenProps {
  readonly first: AuditWire
  readonly query: { readonly staff_id?: string; readonly kind?: AuditKind; readonly subject?: string }
}

const kinds = Object.keys(auditKinds) as AuditKind[]

/** The log of all that staff changed, newest first. */
export function AuditScreen({ first, query: input }: AuditScreenProps) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [older, setOlder] = useState<{ data: readonly AuditLineWire[]; next: string | null }>({
    data: [],
    next: first.next,
  })
  const more = (before: string) =>
    act.run(
      () => client.getAudit({ ...input, before }),
      ({ data, next }) => setOlder((now) => ({ data: [...now.data, ...data], next })),
    )
  const { next } = older
  const lines = [...first.data, ...older.data]
  return (
    <>
      <title>{t('audit.title')}</title>
      <header className={head.head}>
        <h1>{t('audit.title')}</h1>
      </header>
      <main id="content" className={page.page}>
        <p className={page.lead}>{t('audit.lead')}</p>
        <Filters members={first.members} query={input} />
        {lines.length === 0 ? (
          <p className={page.empty}>{t('audit.empty')}</p>
        ) : (
          <ol className={page.rows} aria-label={t('audit.title')}>
            {lines.map((line) => (
              <AuditRow key={line.id} line={line} />
            ))}
          </ol>
        )}
        {act.refused && (
          <Note tone="err" alert>
            {act.refused}
          </Note>
        )}
        {next && (
          <Button kind="s" state={act.busy ? 'busy' : 'idle'} onClick={() => more(next)}>
            {t('audit.more')}
          </Button>
        )}
      </main>
    </>
  )
}

function Filters({ members, query: input }: Pick<AuditWire, 'members'> & Pick<AuditScreenProps, 'query'>) {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const put = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next)
  }
  return (
    <div className={filters.row} role="search">
      <label className={filters.select}>
        {t('audit.who')}
        <select value={input.staff_id ?? ''} onChange={(event) => put('who', event.currentTarget.value)}>
          <option value="">{t('audit.anyone')}</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={filters.select}>
        {t('audit.kind')}
        <select value={input.kind ?? ''} onChange={(event) => put('kind', event.currentTarget.value)}>
          <option value="">{t('audit.all-kinds')}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`audit.kind.${kind}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
