import { LocateFixed, Search } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './branch-search.module.css'
import type { Near } from './use-near.ts'

interface BranchSearchProps {
  readonly query: string
  readonly setQuery: (query: string) => void
  readonly near: Near
}

/** A word, or where the visitor is. */
export function BranchSearch({ query, setQuery, near }: BranchSearchProps) {
  const t = useText()
  return (
    <search className={`search-field ${styles.search}`}>
      <Icon of={Search} />
      <input
        type="search"
        value={query}
        aria-label={t('branch.search')}
        placeholder={t('branch.search')}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <IconButton
        icon={LocateFixed}
        label={t('branch.near')}
        aria-pressed={near.state === 'known'}
        aria-busy={near.state === 'asking' || undefined}
        onClick={near.ask}
      />
    </search>
  )
}
