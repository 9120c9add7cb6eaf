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
import { OptionHereSheet } from './option-here-sheet.tsx'
import { StockGroups } from './stock-groups.tsx'
import { StockOptions, type StockOption } from './stock-options.tsx'
import styles from './stock-screen.module.css'
import { UntilSheet } from './until-sheet.tsx'
import { useStock, type Until } from './use-stock.ts'

/** What can be ordered at a branch: a list by group, a switch per item (design 11). */
export function StockScreen({ branchId, first }: { readonly branchId: string; readonly first: StockWire }) {
  const t = useText()
  const { stock, busy, refused, offline, set, setOption, refresh } = useStock(branchId, first)
  const [query, setQuery] = useState('')
  const [asked, setAsked] = useState<{ name: string; out: (until: Until) => void }>()
  const [option, setEditedOption] = useState<StockOption>()
  const [edited, setEdited] = useState<string>()
  const all = stock.groups.flatMap((group) => group.items)
  const shown = all.find((item) => item.id === edited)
  const { groups, options } = foundIn(stock, query)
  return (
    <>
      <title>{t('stock.title')}</title>
      <StockHead
        branchId={branchId}
        gone={all.filter((item) => item.sold_out).length}
        query={query}
        onQuery={setQuery}
      />
      <main id="content" className={styles.page}>
        <p className={styles.lead}>{t('stock.lead')}</p>
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        {groups.length + options.length === 0 && <p className={styles.none}>{t('stock.none-found')}</p>}
        <StockGroups
          groups={groups}
          busy={busy}
          onAsk={({ id, name }) => setAsked({ name, out: (until) => set(id, true, until) })}
          onBack={(id) => set(id, false)}
          onEdit={setEdited}
        />
        <StockOptions
          options={options}
          busy={busy}
          onAsk={({ ids, name }) => setAsked({ name, out: (until) => setOption(ids, true, until) })}
          onBack={({ ids }) => setOption(ids, false)}
          onEdit={setEditedOption}
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
      {option && (
        <OptionHereSheet
          branchId={branchId}
          option={option}
          onClose={() => setEditedOption(undefined)}
          onSaved={() => {
            setEditedOption(undefined)
            void refresh()
          }}
        />
      )}
      {asked && (
        <UntilSheet
          name={asked.name}
          onClose={() => setAsked(undefined)}
          onChoose={(until) => {
            asked.out(until)
            setAsked(undefined)
          }}
        />
      )}
    </>
  )
}

/** Takes what a branch has and what was typed; returns the dishes by group and the options that are meant. */
function foundIn(stock: StockWire, query: string): Pick<StockWire, 'groups' | 'options'> {
  const isMeant = ({ name }: { readonly name: string }) => matchesSearch(foldForSearch(name), query)
  const groups = stock.groups.map((group) => ({ ...group, items: group.items.filter(isMeant) }))
  return {
    groups: groups.filter((group) => group.items.length > 0),
    options: stock.options.filter(isMeant),
  }
}

interface StockHeadProps {
  readonly branchId: string
  /** How many dishes are sold out. */
  readonly gone: number
  readonly query: string
  readonly onQuery: (query: string) => void
}

function StockHead({ branchId, gone, query, onQuery }: StockHeadProps) {
  const t = useText()
  return (
    <header className={styles.head}>
      <h1>{t('stock.title')}</h1>
      <BranchPicker branchId={branchId} />
      <p role="status">{t('stock.count', { count: gone })}</p>
      <label className={styles.search}>
        <Icon of={Search} size="s" />
        <span className="vh">{t('stock.search')}</span>
        <input
          type="search"
          value={query}
          placeholder={t('stock.search')}
          onChange={(event) => onQuery(event.currentTarget.value)}
        />
      </label>
    </header>
  )
}
