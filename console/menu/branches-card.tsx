import { useState } from 'react'
import type { DeskItemWire } from '#contract/menu-desk.ts'
import { Button } from '#ui/button.tsx'
import { WholeNumberField } from '#ui/whole-number-field.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { AmountField } from './doc-fields.tsx'
import styles from './item-form.module.css'

type Here = DeskItemWire['here'][number]

interface BranchesCardProps {
  readonly item: DeskItemWire
  /** Does it and reads the item anew. */
  readonly act: (run: () => Promise<unknown>) => Promise<boolean>
}

/** What each branch has of an item: on its menu or not, its price, what is left. */
export function BranchesCard({ item, act }: BranchesCardProps) {
  const t = useText()
  const client = useClient()
  const [rows, setRows] = useState(item.here)
  const changed = rows.filter((row, i) => JSON.stringify(row) !== JSON.stringify(item.here[i]))
  const set = (i: number, change: Partial<Here>) =>
    setRows((all) => all.map((row, at) => (at === i ? { ...row, ...change } : row)))
  const save = () =>
    act(async () => {
      for (const { branch_id, hidden, left, price } of changed)
        await client.changeItemHere(item.id, { branch_id, hidden, left, prices: [{ type: null, price }] })
    })
  return (
    <section className={styles.card} aria-label={t('dish.branches')}>
      <h3>{t('dish.branches')}</h3>
      <p className={styles.hint}>{t('dish.branch-hint')}</p>
      {rows.map(({ branch_id, branch, hidden, price, left }, i) => (
        <div key={branch_id} className={styles.here}>
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={!hidden}
              onChange={(event) => set(i, { hidden: !event.currentTarget.checked })}
            />
            {t('dish.branch-menu', { branch })}
          </label>
          <AmountField
            label={t('dish.branch-price', { branch })}
            value={price}
            optional
            onChange={(next) => set(i, { price: next })}
          />
          <WholeNumberField
            label={t('dish.branch-left', { branch })}
            value={left}
            onChange={(next) => set(i, { left: next })}
            optional
          />
        </div>
      ))}
      <p>
        <Button kind="s" size="sm" disabled={changed.length === 0} onClick={() => void save()}>
          {t('dish.branch-save')}
        </Button>
      </p>
    </section>
  )
}
