import { Plus } from 'lucide-react'
import type { EditedListWire } from '#contract/site/lists.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import { PartTabs } from '../../shell/nav/part-tabs.tsx'
import head from '../../shell/screen-head.module.css'
import { ListEntryRow } from './list-entry.tsx'
import styles from './lists-screen.module.css'
import { useList } from './use-list.ts'

interface ListsScreenProps {
  readonly lists: readonly EditedListWire[]
  readonly shown: EditedListWire
}

/** Lists that a restaurant makes its own: one at a time, in both languages. */
export function ListsScreen({ lists, shown }: ListsScreenProps) {
  const t = useText()
  return (
    <>
      <title>{t('lists.title')}</title>
      <header className={head.head}>
        <h1>{t('lists.title')}</h1>
      </header>
      <main id="content" className={page.page}>
        <p className={page.lead}>{t('lists.lead')}</p>
        <PartTabs
          label={t('lists.parts')}
          path="/lists"
          parts={lists.map(({ kind }) => ({ of: kind, word: t(`lists.of.${kind}`) }))}
          shown={shown.kind}
        />
        <OneList key={shown.kind} first={shown} />
      </main>
    </>
  )
}

function OneList({ first }: { readonly first: EditedListWire }) {
  const t = useText()
  const desk = useList(first)
  const { kind, entries, notice } = desk
  const fixed = kind === 'vehicle_brands' || kind === 'notices'
  return (
    <section className={page.card} aria-labelledby="list">
      <h2 id="list">{t(`lists.of.${kind}`)}</h2>
      <p className={page.small}>{t(`lists.about.${kind}`)}</p>
      {entries.length === 0 && <p className={page.empty}>{t('lists.none')}</p>}
      <ul className={styles.entries}>
        {entries.map((entry, at) => (
          <ListEntryRow key={entry.id ?? `new-${at}`} desk={desk} entry={entry} at={at} />
        ))}
      </ul>
      <div role="status">{notice && <Note tone={notice.tone}>{notice.words}</Note>}</div>
      <div className={styles.bar}>
        <Button state={desk.busy ? 'busy' : 'idle'} onClick={desk.save}>
          {t('lists.save')}
        </Button>
        {!fixed && (
          <Button kind="q" disabled={entries.length >= 100} onClick={desk.add}>
            <Icon of={Plus} size="s" />
            {t('lists.add')}
          </Button>
        )}
      </div>
    </section>
  )
}
