import type { BranchWire } from '#contract/menu/menu.ts'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { useChoiceText } from '../i18n/use-choice-text.ts'
import styles from './branch-dialog.module.css'
import { BranchWords } from './branch-words.tsx'

interface BranchRadiosProps {
  readonly branches: readonly BranchWire[]
  readonly value: string
  readonly far: (branch: BranchWire) => string | undefined
  readonly onChange: (branchId: string) => void
}

/** Branches to choose one of. */
export function BranchRadios({ branches, value, far, onChange }: BranchRadiosProps) {
  const say = useChoiceText()
  return (
    <fieldset className={styles.branches}>
      <legend className="vh">{say('branch.title')}</legend>
      {branches.map((branch) => (
        <ChoiceRow
          key={branch.id}
          type="radio"
          name="branch"
          value={branch.id}
          checked={branch.id === value}
          onChange={() => onChange(branch.id)}
        >
          <BranchWords branch={branch} far={far(branch)} />
        </ChoiceRow>
      ))}
    </fieldset>
  )
}
