import { LocateFixed, Search } from 'lucide-react'
import { useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useTypedEarly } from '#web/use-typed-early.ts'
import { useChoiceText } from '../i18n/use-choice-text.ts'
import styles from './branch-search.module.css'
import type { Near } from './use-near.ts'

interface BranchSearchProps {
  readonly query: string
  readonly setQuery: (query: string) => void
  readonly near: Near
}

/** A word, or where the visitor is. */
export function BranchSearch({ query, setQuery, near }: BranchSearchProps) {
  const say = useChoiceText()
  const field = useRef<HTMLInputElement>(null)
  useTypedEarly(field, setQuery)
  return (
    <search className={`search-field ${styles.search}`}>
      <Icon of={Search} />
      <input
        ref={field}
        type="search"
        value={query}
        aria-label={say('branch.search')}
        placeholder={say('branch.search')}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <IconButton
        icon={LocateFixed}
        label={say('branch.near')}
        aria-pressed={near.state === 'known'}
        aria-busy={near.state === 'asking' || undefined}
        onClick={near.ask}
      />
    </search>
  )
}
