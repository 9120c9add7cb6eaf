import { Search } from 'lucide-react'
import { useState } from 'react'
import type { StockWire } from '#contract/backoffice/staff.ts'
import { foldForSearch, matchesSearch } from '#domain/core/search-fold.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import { OfflineStrip } from '../../live/offline-strip.tsx'
import { BranchPicker } from '../../shell/nav/branch-picker.tsx'
import { HereSheet } from './here-sheet.tsx'
import { StockGroups } from './stock-groups.tsx'
import styles from './stock-screen.module.css'
import { UntilSheet } from './until-sheet.tsx'
import { useStock } from './use-stock.ts'

/** What can be ordered at a branch: a list by group, a switch per item (design 11). */
export function StockScreen({ branchId, first }: { readonly branchId: string; readonly first: StockWire }) {
  const t = useText()
  const { stock, busy, refused, offline, set, refresh } = useStock(branchId, first)
  const [query, setQuery] = useState('')
  const [asked, setAsked] = useState<{ id: string; name: string }>()
  const [edited, setEdited] = useState<string>()
  const all = stock.groups.flatMap((group) => group.items)
  const shown = all.find((item) => item.id === edited)
  const groups = stock.groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => matchesSearch(foldForSearch(item.name), query)),
    }))
    .filter((group) => group.items.length > 0)
  return (
    <>
      <title>{t('stock.title')}</title>
      <header className={styles.head}>
        <h1>{t('stock.title')}</h1>
        <BranchPicker branchId={branchId} />
        <p role="status">{t('stock.count', { count: all.filter((item) => item.sold_out).length })}</p>
        <label className={styles.search}>
          <Icon of={Search} size="s" />
          <span className="vh">{t('stock.search')}</span>
          <input
            type="search"
            value={query}
            placeholder={t('stock.search')}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
      </header>
      <main id="content" className={styles.page}>
        <p className={styles.lead}>{t('stock.lead')}</p>
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        {groups.length === 0 && <p className={styles.none}>{t('stock.none-found')}</p>}
        <StockGroups
          groups={groups}
          busy={busy}
          onAsk={setAsked}
          onBack={(id) => set(id, false)}
          onEdit={setEdited}
        />
      </main>
      <OfflineStrip offline={offline} />
      {shown && (
        <HereSheet
          branchId={branchId}
          item={shown}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined)
            void refresh()
          }}
        />
      )}
      {asked && (
        <UntilSheet
          name={asked.name}
          onClose={() => setAsked(undefined)}
          onChoose={(until) => {
            set(asked.id, true, until)
            setAsked(undefined)
          }}
        />
      )}
    </>
  )
}
