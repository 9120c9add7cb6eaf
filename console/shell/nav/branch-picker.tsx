import { ChevronDown, Store } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './branch-picker.module.css'
import { useMember } from '../member.ts'

interface BranchPickerProps {
  readonly branchId: string
  /** Where another branch is no other page: what is in the room stays. */
  readonly onPick?: (branchId: string) => void
}

/** The branch whose room this is; with one branch only its name. */
export function BranchPicker({ branchId, onPick }: BranchPickerProps) {
  const t = useText()
  const { branches } = useMember()
  const [, setParams] = useSearchParams()
  const pick = onPick ?? ((branch: string) => setParams({ branch }))
  if (branches.length < 2)
    return (
      <span className={styles.picker}>
        <Icon of={Store} size="s" />
        <bdi>{branches[0]?.name}</bdi>
      </span>
    )
  return (
    <label className={styles.picker}>
      <Icon of={Store} size="s" />
      <span className="vh">{t('board.branch')}</span>
      <select value={branchId} onChange={(event) => pick(event.currentTarget.value)}>
        {branches.map((branch) => (
          <option key={branch.id} value={branch.id}>
            {branch.name}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="s" />
    </label>
  )
}
