import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PriceListDeskWire, PriceListWire } from '#contract/menu/price-lists.ts'
import { limits } from '#domain/core/limits.ts'
import { priceChannels } from '#domain/menu/price-list.ts'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Chip } from '#ui/fields/chip.tsx'
import { Field } from '#ui/fields/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useText } from '../../i18n/use-text.ts'
import { ChoiceList } from '../../loyalty/coupons/choice-list.tsx'
import { WindowRows } from '../../timing/window-rows.tsx'
import { AmountField, WordsFields } from '../doc-fields.tsx'
import { FormError } from '../form-error.tsx'
import styles from '../item-form.module.css'
import { Choice } from '../option-groups-card.tsx'

interface PriceListFieldsProps {
  readonly list: PriceListWire
  readonly desk: PriceListDeskWire
  readonly errors: Readonly<Record<string, string>>
  readonly set: (change: Partial<PriceListWire>) => void
}

/** A price list: what it is called, where and when it holds, and its prices. */
export function PriceListFields(props: PriceListFieldsProps) {
  const { list, desk, errors, set } = props
  const t = useText()
  const { channels } = list
  return (
    <>
      <WordsFields
        words={list.name}
        onChange={(name) => set({ name })}
        labels={{ ar: t('lists.name-ar'), en: t('lists.name-en') }}
        errors={{ ar: errors['name.ar'], en: errors['name.en'] }}
        limit={limits.feeName}
      />
      <div className={styles.chips} role="group" aria-label={t('list.channels')}>
        {priceChannels.map((one) => (
          <Chip
            key={one}
            on={channels.includes(one)}
            onClick={() =>
              set({
                channels: channels.includes(one)
                  ? channels.filter((other) => other !== one)
                  : [...channels, one],
              })
            }
          >
            {t(`list.channel.${one}`)}
          </Chip>
        ))}
      </div>
      <p className={styles.hint}>{t('list.channels-hint')}</p>
      {desk.branches.length > 1 && (
        <ChoiceList
          title={t('fee.branches')}
          all={desk.branches}
          chosen={list.branch_ids}
          onChange={(branch_ids) => set({ branch_ids })}
        />
      )}
      <When {...props} />
      <Share {...props} />
      <DishPrices {...props} />
      <ChoiceRow
        type="checkbox"
        toggle
        name={`offer-${list.id}`}
        checked={list.is_offer}
        onChange={(is_offer) => set({ is_offer })}
      >
        {t('list.is-offer')}
      </ChoiceRow>
      <ChoiceRow
        type="checkbox"
        toggle
        name={`active-${list.id}`}
        checked={list.active}
        onChange={(active) => set({ active })}
      >
        {t('list.active')}
      </ChoiceRow>
    </>
  )
}

function When({ list, desk, errors, set }: PriceListFieldsProps) {
  const t = useText()
  return (
    <>
      <p className={styles.hint}>{t(list.windows.length > 0 ? 'list.when' : 'list.always')}</p>
      <WindowRows windows={list.windows} ramadan={desk.ramadan} onChange={(windows) => set({ windows })} />
      <FormError words={errors['windows']} />
      <div className={styles.three}>
        <Field
          label={t('list.from')}
          type="date"
          value={list.from ?? ''}
          error={errors['from']}
          onChange={(event) => set({ from: event.currentTarget.value || null })}
        />
        <Field
          label={t('list.to')}
          type="date"
          value={list.to ?? ''}
          error={errors['to']}
          onChange={(event) => set({ to: event.currentTarget.value || null })}
        />
      </div>
    </>
  )
}

/** Takes what was typed for a percentage, with a minus where it is less; returns basis points, or undefined when it is none. */
function basisPointsOf(text: string): number | undefined {
  const [, minus, percent] = /^\s*([-−])?\s*(\d{1,3}(?:\.\d{1,2})?)\s*$/.exec(text) ?? []
  if (percent === undefined) return undefined
  const points = Math.round(Number(percent) * 100)
  return minus ? -points || 0 : points
}

function Share({ list, desk, errors, set }: PriceListFieldsProps) {
  const t = useText()
  const [typed, setTyped] = useState<string>()
  const known = list.basis_points === 0 ? '' : String(list.basis_points / 100)
  return (
    <>
      <div className={styles.three}>
        <Field
          label={t('list.percent')}
          dir="ltr"
          value={typed ?? known}
          error={errors['percent']}
          onChange={(event) => {
            const text = event.currentTarget.value
            setTyped(text)
            const points = text.trim() === '' ? 0 : basisPointsOf(text)
            if (points !== undefined) set({ basis_points: points })
          }}
          onBlur={() => setTyped(undefined)}
        />
      </div>
      {list.basis_points !== 0 && (
        <ChoiceList
          title={t('fee.groups')}
          all={desk.groups}
          chosen={list.group_ids}
          onChange={(group_ids) => set({ group_ids })}
        />
      )}
    </>
  )
}

function DishPrices({ list, desk, errors, set }: PriceListFieldsProps) {
  const t = useText()
  const { prices } = list
  const open = desk.items.filter(({ id }) => !prices.some(({ item_id }) => item_id === id))
  return (
    <>
      {prices.map(({ item_id, price }, i) => {
        const item = desk.items.find(({ id }) => id === item_id)
        const name = item?.name ?? item_id
        return (
          <div key={item_id} className={styles.three}>
            <AmountField
              label={item ? t('list.price-of', { name, price: item.price }) : name}
              value={price}
              error={errors[`prices.${i}.price`] ?? errors[`prices.${i}.item_id`]}
              onChange={(next) => set({ prices: prices.with(i, { item_id, price: next ?? '0.00' }) })}
            />
            <IconButton
              icon={Trash2}
              label={t('lists.remove', { name })}
              onClick={() => set({ prices: prices.toSpliced(i, 1) })}
            />
          </div>
        )
      })}
      <FormError words={errors['prices']} />
      <Choice
        label={t('list.add-price')}
        value=""
        none={t('list.choose-dish')}
        choices={open.map(({ id, name }) => ({ id, name: { ar: name, en: '' } }))}
        onChange={(id) => {
          const item = desk.items.find((one) => one.id === id)
          if (item) set({ prices: [...prices, { item_id: id, price: item.price }] })
        }}
      />
    </>
  )
}
