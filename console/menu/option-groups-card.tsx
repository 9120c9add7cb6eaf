import type { Words } from '#domain/core/words.ts'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import type { MenuDeskWire } from '#contract/menu/menu-desk.ts'
import type { OptionDocWire, OptionGroupDocWire } from '#contract/menu/menu-doc.ts'
import { limits } from '#domain/core/limits.ts'
import { diets } from '#domain/menu/menu.ts'
import { labelWeights } from '#domain/menu/menu-labels.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/fields/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { WholeNumberField } from '#ui/fields/whole-number-field.tsx'
import { useText, type TextOf } from '../i18n/use-text.ts'
import { TakeGroup } from './take-group.tsx'
import { AmountField, moved, RowActs, WordsFields } from './doc-fields.tsx'
import { FormError } from './form-error.tsx'
import styles from './item-form.module.css'
import { LabelFields } from './label-fields.tsx'
import type { DeskItem } from './menu-tree.tsx'
import { toggled } from './toggled.ts'
import { newOption, newOptionGroup } from './new-doc.ts'

interface OptionGroupsCardProps {
  readonly groups: readonly OptionGroupDocWire[]
  readonly onChange: (groups: OptionGroupDocWire[]) => void
  readonly errors: Readonly<Record<string, string>>
  /** Of which a combo can be made. */
  readonly items: readonly DeskItem[]
  readonly allergens: MenuDeskWire['allergens']
  /** Groups of other dishes that this one may have in common. */
  readonly sharable: MenuDeskWire['option_groups']
}

/** What guests choose with an item; a combo's choices are items of the menu. */
export function OptionGroupsCard(props: OptionGroupsCardProps) {
  const { groups, onChange, errors, items, allergens, sharable } = props
  const t = useText()
  return (
    <section className={styles.card} aria-label={t('dish.groups')}>
      <h3>{t('dish.groups')}</h3>
      {groups.map((group, i) => (
        <GroupRows
          key={group.id}
          number={i + 1}
          group={group}
          earlier={groups.slice(0, i)}
          items={items}
          allergens={allergens}
          dishes={sharable.find(({ id }) => id === group.shared)?.dishes ?? 0}
          errorOf={(field) => errors[`option_groups.${i}.${field}`]}
          onChange={(next) => onChange(groups.with(i, next))}
          onMove={(step) => onChange(moved(groups, i, step))}
          onRemove={() => onChange(groups.toSpliced(i, 1))}
        />
      ))}
      <p>
        <Button kind="s" size="sm" onClick={() => onChange([...groups, newOptionGroup()])}>
          <Icon of={Plus} size="s" />
          {t('dish.group-add')}
        </Button>
      </p>
      <TakeGroup groups={groups} sharable={sharable} onTake={(group) => onChange([...groups, group])} />
    </section>
  )
}

interface GroupRowsProps {
  readonly number: number
  /** How many dishes have it in common. */
  readonly dishes: number
  readonly group: OptionGroupDocWire
  readonly earlier: readonly OptionGroupDocWire[]
  readonly items: readonly DeskItem[]
  readonly allergens: MenuDeskWire['allergens']
  readonly errorOf: (field: string) => string | undefined
  readonly onChange: (group: OptionGroupDocWire) => void
  readonly onMove: (step: -1 | 1) => void
  readonly onRemove: () => void
}

function GroupRows(props: GroupRowsProps) {
  const { number, group, dishes, earlier, items, allergens, errorOf, onChange, onMove, onRemove } = props
  const t = useText()
  const { options } = group
  const set = (change: Partial<OptionGroupDocWire>) => onChange({ ...group, ...change })
  const what = t('dish.group-n', { number })
  return (
    <fieldset className={styles.part}>
      <legend>
        {what} <Badge tone={group.min > 0 ? 'info' : 'plain'}>{ruleOf(group, t)}</Badge>
      </legend>
      {group.shared !== null && (
        <p className={styles.shared}>
          {t('dish.group-shared', { count: dishes })}
          <Button kind="t" size="sm" onClick={() => set({ shared: null })}>
            {t('dish.group-alone')}
          </Button>
        </p>
      )}
      <RowActs what={what} remove={t('dish.group-remove', { number })} onMove={onMove} onRemove={onRemove} />
      <WordsFields
        words={group.name}
        onChange={(name) => set({ name })}
        labels={{ ar: t('dish.name-ar'), en: t('dish.name-en') }}
        errors={{ ar: errorOf('name.ar'), en: errorOf('name.en') }}
        limit={limits.dishName}
      />
      <div className={styles.four}>
        <WholeNumberField
          label={t('dish.min')}
          value={group.min}
          error={errorOf('min')}
          onChange={(min) => set({ min })}
        />
        <WholeNumberField
          label={t('dish.most')}
          value={group.max}
          error={errorOf('max')}
          onChange={(max) => set({ max })}
        />
        <WholeNumberField
          label={t('dish.free')}
          value={group.free}
          error={errorOf('free')}
          onChange={(free) => set({ free })}
        />
        <Choice
          label={t('dish.when')}
          value={group.when ?? ''}
          none={t('dish.when-always')}
          choices={earlier.flatMap((one) => one.options.map(({ id, name }) => ({ id, name })))}
          onChange={(when) => set({ when: when || null })}
        />
      </div>
      <FormError words={errorOf('options')} />
      {options.map((option, j) => (
        <OptionRow
          key={option.id}
          number={j + 1}
          option={option}
          items={items}
          allergens={allergens}
          errorOf={(field) => errorOf(`options.${j}.${field}`)}
          onChange={(next) => set({ options: options.with(j, next) })}
          onMove={(step) => set({ options: moved(options, j, step) })}
          onRemove={() => set({ options: options.toSpliced(j, 1) })}
        />
      ))}
      <p>
        <Button kind="t" size="sm" onClick={() => set({ options: [...options, newOption()] })}>
          <Icon of={Plus} size="s" />
          {t('dish.option-add')}
        </Button>
      </p>
    </fieldset>
  )
}

/** The rule in words, as guests will read it (design 11). */
function ruleOf({ min, max }: OptionGroupDocWire, t: TextOf): string {
  if (min === 0) return t('dish.rule-optional', { max })
  return min === max ? t('dish.rule-required', { count: min }) : t('dish.rule-between', { min, max })
}

interface OptionRowProps {
  readonly number: number
  readonly option: OptionDocWire
  readonly items: readonly DeskItem[]
  readonly allergens: MenuDeskWire['allergens']
  readonly errorOf: (field: string) => string | undefined
  readonly onChange: (option: OptionDocWire) => void
  readonly onMove: (step: -1 | 1) => void
  readonly onRemove: () => void
}

function OptionRow({
  number,
  option,
  items,
  allergens,
  errorOf,
  onChange,
  onMove,
  onRemove,
}: OptionRowProps) {
  const t = useText()
  const set = (change: Partial<OptionDocWire>) => onChange({ ...option, ...change })
  const what = t('dish.option-n', { number })
  return (
    <div className={styles.option} role="group" aria-label={what}>
      <RowActs what={what} remove={t('dish.option-remove', { number })} onMove={onMove} onRemove={onRemove} />
      <WordsFields
        words={option.name}
        onChange={(name) => set({ name })}
        labels={{ ar: t('dish.name-ar'), en: t('dish.name-en') }}
        errors={{ ar: errorOf('name.ar'), en: errorOf('name.en') }}
        limit={limits.dishName}
      />
      <div className={styles.four}>
        <AmountField
          label={t('dish.option-price')}
          value={option.price}
          error={errorOf('price')}
          onChange={(price) => set({ price: price ?? '0.00' })}
        />
        <WholeNumberField
          label={t('dish.option-max')}
          value={option.max}
          error={errorOf('max')}
          onChange={(max) => set({ max })}
        />
        <WholeNumberField
          label={t('dish.calories')}
          value={option.calories}
          error={errorOf('calories')}
          onChange={(calories) => set({ calories })}
          optional
        />
        <Choice
          label={t('dish.option-item')}
          value={option.item_id ?? ''}
          none={t('dish.option-plain')}
          choices={items}
          onChange={(id) => {
            const found = items.find((item) => item.id === id)
            const unnamed = !option.name.ar && !option.name.en
            set({ item_id: id || null, ...(found && unnamed && { name: found.name }) })
          }}
        />
      </div>
      <details className={styles.more} open={hasFault(errorOf) || undefined}>
        <summary>{t('dish.option-labels')}</summary>
        <OptionContents option={option} allergens={allergens} onChange={set} />
        <LabelFields
          labels={option.labels}
          calories={option.calories}
          errorOf={errorOf}
          onChange={(labels) => set({ labels })}
        />
      </details>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={option.preset}
          onChange={(event) => set({ preset: event.currentTarget.checked })}
        />
        {t('dish.option-preset')}
      </label>
    </div>
  )
}

interface OptionContentsProps {
  readonly option: OptionDocWire
  readonly allergens: MenuDeskWire['allergens']
  readonly onChange: (change: Partial<OptionDocWire>) => void
}

/** What is in it, and which diets a dish does not fit any more with it. */
function OptionContents({ option, allergens, onChange }: OptionContentsProps) {
  const t = useText()
  return (
    <>
      {allergens.length > 0 && (
        <div className={styles.chips} role="group" aria-label={t('dish.allergens')}>
          {allergens.map(({ id, name }) => (
            <Chip
              key={id}
              on={option.allergens.includes(id)}
              onClick={() => onChange({ allergens: toggled(option.allergens, id) })}
            >
              {name}
            </Chip>
          ))}
        </div>
      )}
      <div className={styles.chips} role="group" aria-label={t('dish.unfit')}>
        {diets.map((diet) => (
          <Chip
            key={diet}
            on={option.unfit.includes(diet)}
            onClick={() => onChange({ unfit: toggled(option.unfit, diet) })}
          >
            {t(`dish.unfit-${diet}`)}
          </Chip>
        ))}
      </div>
    </>
  )
}

/** What is folded away must not hide why it was not saved. */
const hasFault = (errorOf: OptionRowProps['errorOf']) =>
  [...labelWeights, 'salty', 'minutes'].some((field) => errorOf(`labels.${field}`) !== undefined)

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly none?: string
  readonly choices: readonly { readonly id: string; readonly name: Words }[]
  readonly onChange: (id: string) => void
}

/** One of things with names. */
export function Choice({ label, value, none, choices, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name.ar && one.name.en ? `${one.name.ar} · ${one.name.en}` : one.name.ar || one.name.en}
          </option>
        ))}
      </select>
    </div>
  )
}
