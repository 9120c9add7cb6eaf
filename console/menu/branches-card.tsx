import { useState } from 'react'
import type { DeskItemWire } from '#contract/menu/menu-desk.ts'
import { Button } from '#ui/button.tsx'
import { WholeNumberField } from '#ui/fields/whole-number-field.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { useUnsaved } from '../shell/draft/unsaved.ts'
import { AmountField } from './doc-fields.tsx'
import { hereChange, type Here } from './here-change.ts'
import styles from './item-form.module.css'

interface BranchesCardProps {
  readonly item: DeskItemWire
  /** Does it and reads the item anew. */
  readonly act: (run: () => Promise<unknown>) => Promise<boolean>
}

/** What each branch has of an item: on its menu or not, its price, what is left. */
export function BranchesCard({ item, act }: BranchesCardProps) {
  const t = useText()
  const client = useClient()
  /** What was typed, by branch; all else is as the item was read last. */
  const [typed, setTyped] = useState<Readonly<Record<string, Partial<Here>>>>({})
  const rows = item.here.map((row) => ({ ...row, ...typed[row.branch_id] }))
  const changed = item.here.flatMap((row) => hereChange(row, { ...row, ...typed[row.branch_id] }) ?? [])
  const [busy, setBusy] = useState(false)
  useUnsaved(changed.length > 0, busy)
  const set = (branchId: string, change: Partial<Here>) =>
    setTyped((all) => ({ ...all, [branchId]: { ...all[branchId], ...change } }))
  const save = async () => {
    if (busy) return
    setBusy(true)
    const done = await act(async () => {
      for (const change of changed) await client.changeItemHere(item.id, change)
    })
    if (done) setTyped({})
    setBusy(false)
  }
  return (
    <section className={styles.card} aria-label={t('dish.branches')}>
      <h3>{t('dish.branches')}</h3>
      <p className={styles.hint}>{t('dish.branch-hint')}</p>
      {rows.map(({ branch_id, branch, hidden, price, left }) => (
        <div key={branch_id} className={styles.here}>
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={!hidden}
              onChange={(event) => set(branch_id, { hidden: !event.currentTarget.checked })}
            />
            {t('dish.branch-menu', { branch })}
          </label>
          <AmountField
            label={t('dish.branch-price', { branch })}
            value={price}
            optional
            onChange={(next) => set(branch_id, { price: next })}
          />
          <WholeNumberField
            label={t('dish.branch-left', { branch })}
            value={left}
            onChange={(next) => set(branch_id, { left: next })}
            optional
          />
        </div>
      ))}
      <p>
        <Button
          kind="s"
          size="sm"
          disabled={changed.length === 0}
          state={busy ? 'busy' : 'idle'}
          onClick={() => void save()}
        >
          {t('dish.branch-save')}
        </Button>
      </p>
    </section>
  )
}
