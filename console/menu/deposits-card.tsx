import { Plus } from 'lucide-react'
import type { DepositDocWire } from '#contract/menu/menu-doc.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { WholeNumberField } from '#ui/fields/whole-number-field.tsx'
import { useText } from '../i18n/use-text.ts'
import { AmountField, moved, RowActs, WordsFields } from './doc-fields.tsx'
import styles from './item-form.module.css'
import { newDeposit } from './new-doc.ts'

interface DepositsCardProps {
  readonly deposits: readonly DepositDocWire[]
  readonly onChange: (deposits: DepositDocWire[]) => void
  readonly errors: Readonly<Record<string, string>>
}

/** What is left as a deposit with an item and comes back: a tray, a grill ("insurance", spec 5). */
export function DepositsCard({ deposits, onChange, errors }: DepositsCardProps) {
  const t = useText()
  return (
    <section className={styles.card} aria-label={t('dish.deposits')}>
      <h3>{t('dish.deposits')}</h3>
      {deposits.map((deposit, i) => {
        const number = i + 1
        const what = t('dish.deposit-n', { number })
        const errorOf = (field: string) => errors[`deposits.${i}.${field}`]
        const set = (change: Partial<DepositDocWire>) => onChange(deposits.with(i, { ...deposit, ...change }))
        return (
          <fieldset key={deposit.id} className={styles.part}>
            <legend>{what}</legend>
            <RowActs
              what={what}
              remove={t('dish.deposit-remove', { number })}
              onMove={(step) => onChange(moved(deposits, i, step))}
              onRemove={() => onChange(deposits.toSpliced(i, 1))}
            />
            <WordsFields
              words={deposit.name}
              onChange={(name) => set({ name })}
              labels={{ ar: t('dish.name-ar'), en: t('dish.name-en') }}
              errors={{ ar: errorOf('name.ar'), en: errorOf('name.en') }}
              limit={limits.dishName}
            />
            <div className={styles.three}>
              <AmountField
                label={t('dish.amount')}
                value={deposit.amount}
                error={errorOf('amount')}
                onChange={(amount) => set({ amount: amount ?? '0.00' })}
              />
              <WholeNumberField
                label={t('dish.min')}
                value={deposit.min}
                error={errorOf('min')}
                onChange={(min) => set({ min })}
              />
              <WholeNumberField
                label={t('dish.most')}
                value={deposit.max}
                error={errorOf('max')}
                onChange={(max) => set({ max })}
              />
            </div>
          </fieldset>
        )
      })}
      <p>
        <Button kind="s" size="sm" onClick={() => onChange([...deposits, newDeposit()])}>
          <Icon of={Plus} size="s" />
          {t('dish.deposit-add')}
        </Button>
      </p>
    </section>
  )
}
