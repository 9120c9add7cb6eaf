import { useId } from 'react'
import type { FeeDeskWire, FeeWire } from '#contract/menu/fees.ts'
import { limits } from '#domain/core/limits.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { feeTypes } from '#domain/pricing/fee.ts'
import { Chip } from '#ui/fields/chip.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { useText } from '../../i18n/use-text.ts'
import { ChoiceList } from '../../loyalty/coupons/choice-list.tsx'
import { AmountField, WordsFields } from '../doc-fields.tsx'
import { FormError } from '../form-error.tsx'
import styles from '../item-form.module.css'
import { TaxFields } from '../tax-fields.tsx'

interface FeeFieldsProps {
  readonly fee: FeeWire
  readonly desk: FeeDeskWire
  readonly errors: Readonly<Record<string, string>>
  readonly set: (change: Partial<FeeWire>) => void
}

/** A fee: what it is called, what it costs, when it is asked for, and how it is taxed. */
export function FeeFields({ fee, desk, errors, set }: FeeFieldsProps) {
  const t = useText()
  const { types } = fee
  return (
    <>
      <WordsFields
        words={fee.name}
        onChange={(name) => set({ name })}
        labels={{ ar: t('lists.name-ar'), en: t('lists.name-en') }}
        errors={{ ar: errors['name.ar'], en: errors['name.en'] }}
        limit={limits.feeName}
      />
      <div className={styles.three}>
        <ChargeFields fee={fee} errors={errors} set={set} />
        <AmountField
          label={t('fee.below')}
          value={fee.below}
          error={errors['below']}
          optional
          onChange={(below) => set({ below })}
        />
      </div>
      <div className={styles.chips} role="group" aria-label={t('fee.types')}>
        {feeTypes.map((type) => (
          <Chip
            key={type}
            on={types.includes(type)}
            onClick={() =>
              set({ types: types.includes(type) ? types.filter((one) => one !== type) : [...types, type] })
            }
          >
            {t(`type.${type}`)}
          </Chip>
        ))}
      </div>
      <FormError words={errors['types']} />
      <ChoiceList
        title={t('fee.groups')}
        all={desk.groups}
        chosen={fee.group_ids}
        onChange={(group_ids) => set({ group_ids })}
      />
      <ChoiceList
        title={t('fee.items')}
        all={desk.items}
        chosen={fee.item_ids}
        onChange={(item_ids) => set({ item_ids })}
      />
      {desk.branches.length > 1 && (
        <ChoiceList
          title={t('fee.branches')}
          all={desk.branches}
          chosen={fee.branch_ids}
          onChange={(branch_ids) => set({ branch_ids })}
        />
      )}
      <TaxFields tax={fee.tax} onChange={(tax) => set({ tax })} errors={errors} />
      <ChoiceRow
        type="checkbox"
        toggle
        name={`active-${fee.id}`}
        checked={fee.active}
        onChange={(active) => set({ active })}
      >
        {t('fee.active')}
      </ChoiceRow>
    </>
  )
}

const kinds = ['order', 'piece', 'share'] as const

function ChargeFields({ fee, errors, set }: Omit<FeeFieldsProps, 'desk'>) {
  const t = useText()
  const id = useId()
  return (
    <>
      <div className={styles.select}>
        <label htmlFor={id}>{t('fee.kind')}</label>
        <select
          id={id}
          value={fee.kind}
          onChange={({ currentTarget: { value } }) => {
            const kind = kinds.find((one) => one === value) ?? 'order'
            set(
              kind === 'share'
                ? { kind, amount: '0.00', basis_points: fee.basis_points || 500 }
                : { kind, amount: fee.kind === 'share' ? '1.00' : fee.amount, basis_points: 0 },
            )
          }}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`fee.kind.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      {fee.kind === 'share' ? (
        <AmountField
          label={t('fee.percent')}
          value={toDecimal(fee.basis_points)}
          error={errors['percent']}
          onChange={(percent) => set({ basis_points: parseAmount(percent ?? '') ?? 0 })}
        />
      ) : (
        <AmountField
          label={t('fee.amount')}
          value={fee.amount}
          error={errors['amount']}
          onChange={(amount) => set({ amount: amount ?? '0.00' })}
        />
      )}
    </>
  )
}
