import type { DeskBranchWire } from '#contract/branches/branch-desk.ts'
import { Button } from '#ui/button.tsx'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'

interface TheirChangesProps {
  readonly from: DeskBranchWire
  readonly to: DeskBranchWire
  readonly onTake: () => void
}

const words = [
  ['name', 'branches.name'],
  ['address', 'branches.address'],
  ['phone', 'branches.phone'],
  ['types', 'branches.types'],
  ['latitude', 'branches.latitude'],
  ['longitude', 'branches.longitude'],
  ['base_minutes', 'branches.base_minutes'],
  ['accept_within_minutes', 'branches.accept_within_minutes'],
  ['auto_accept', 'branches.auto-accept'],
  ['enable_custom_tax', 'branches.own-tax'],
  ['custom_tax_number', 'branches.tax-number'],
] as const

/** What a colleague changed while the form was open, by name, and going on from there. */
export function TheirChanges({ from, to, onTake }: TheirChangesProps) {
  const t = useText()
  const changed = words.filter(([name]) => JSON.stringify(from[name]) !== JSON.stringify(to[name]))
  return (
    <>
      <ul className={page.badges}>
        {changed.map(([name, word]) => (
          <li key={name}>
            {t(word)}: <bdi>{shown(to[name])}</bdi>
          </li>
        ))}
      </ul>
      <Button kind="s" onClick={onTake}>
        {t('branches.take-theirs')}
      </Button>
    </>
  )
}

function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Object.values(value).join(' / ')
  return String(value)
}
