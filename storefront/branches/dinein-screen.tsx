import { BookOpen, QrCode, Users, Utensils } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { BranchWire } from '#contract/menu/menu.ts'
import { Icon } from '#ui/icon.tsx'
import { useChoiceText } from '../i18n/use-choice-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { BranchFrame } from './branches-screen.tsx'
import { BranchWords } from './branch-words.tsx'
import styles from './dinein-screen.module.css'
import { useNear } from './use-near.ts'
import { BranchSearch } from './branch-search.tsx'
import { findBranches } from './find-branches.ts'

interface DineinScreenProps {
  readonly title: string
  readonly branches: readonly BranchWire[]
  readonly lead: ReactNode
}

/** A table is not chosen from a list: its QR code opens it. Until then the menu can be read. */
export function DineinScreen({ title, branches, lead }: DineinScreenProps) {
  const say = useChoiceText()
  const serving = branches.filter((branch) => branch.types.includes('dinein'))
  return (
    <BranchFrame title={title} lead={lead}>
      <div className={styles.how}>
        <p>{say('choice.dinein-lead')}</p>
        <ol>
          <li>
            <Icon of={QrCode} />
            {say('choice.dinein-scan')}
          </li>
          <li>
            <Icon of={Users} />
            {say('choice.dinein-add')}
          </li>
          <li>
            <Icon of={Utensils} />
            {say('choice.dinein-eat')}
          </li>
        </ol>
      </div>
      {serving.length === 0 ? <p>{say('branch.no-type')}</p> : <Serving branches={serving} />}
    </BranchFrame>
  )
}

function Serving({ branches }: { readonly branches: readonly BranchWire[] }) {
  const say = useChoiceText()
  const near = useNear()
  const [query, setQuery] = useState('')
  return (
    <section className={styles.serving} aria-labelledby="serving">
      <h2 id="serving">{say('choice.dinein-branches')}</h2>
      {branches.length > 1 && <BranchSearch query={query} setQuery={setQuery} near={near} />}
      <ul className={styles.list}>
        {near.sort(findBranches(branches, 'dinein', query)).map((branch) => (
          <li key={branch.id} className={styles.branch}>
            <BranchWords branch={branch} far={near.far(branch)} heading="h3" />
            <LocalLink to={`/menu/dinein/branch/${branch.id}`} className={styles.read}>
              <Icon of={BookOpen} />
              {say('choice.dinein-read', { branch: branch.name })}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
