import { useId } from 'react'
import type { DeskDishWire } from '#contract/menu/desk-dish.ts'
import { limits } from '#domain/core/limits.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { countIn, type ChoiceGroup } from '#web/choice-state.ts'
import { useDishChoice, type DishChoice, type TakenChoice } from '#web/use-dish-choice.ts'
import { useText, type TextOf } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import page from '../../shell/page.module.css'
import { DishOptions } from './dish-options.tsx'
import styles from './dish-sheet.module.css'
import { stepWords } from './step-words.ts'

/** What of a dish is asked here. */
export type SheetDish = Pick<DeskDishWire, 'name' | 'price' | 'max_quantity' | 'option_groups' | 'deposits'>

interface DishSheetProps {
  readonly dish: SheetDish
  /** What is changed: as it is now; none for a new one. */
  readonly before?: (Partial<TakenChoice> & { readonly quantity: number }) | undefined
  /** Said before anything is chosen. */
  readonly notice?: string | undefined
  readonly onClose: () => void
  readonly onPut: (taken: TakenChoice, quantity: number) => void
}

/** What may be chosen of a dish, how many, and a note, with its price as it is being chosen. */
export function DishSheet({ dish, before, notice, onClose, onPut }: DishSheetProps) {
  const t = useText()
  const choice = useDishChoice(dish, before)
  const put = () => {
    const taken = choice.take()
    if (taken) onPut(taken, choice.quantity)
  }
  return (
    <Sheet
      title={dish.name}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <div className={styles.foot}>
          <Stepper
            size="lg"
            min={1}
            max={dish.max_quantity ?? limits.quantity}
            value={choice.quantity}
            words={stepWords(dish.name, t)}
            onChange={choice.setQuantity}
          />
          <Button wide spread onClick={put}>
            {t(before ? 'pick.save-line' : 'pick.put-in')}
            <Money amount={sumOf(choice)} />
          </Button>
        </div>
      }
    >
      <form
        className={page.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          put()
        }}
      >
        {notice !== undefined && <Note tone="info">{notice}</Note>}
        {choice.groups.map((group) => (
          <Group key={group.id} group={group} choice={choice} />
        ))}
        {choice.deposits.map(({ id, name, amount, min, max }) => (
          <div key={id} className={styles.row}>
            <span className={page.grow}>
              <bdi>{name.ar}</bdi> · {t('pick.deposit')} <Money amount={toDecimal(amount)} />
            </span>
            <Stepper
              min={min}
              max={max}
              value={choice.depositChoice.get(id) ?? 0}
              words={stepWords(name.ar, t)}
              onChange={(quantity) => choice.chooseDeposit(id, quantity)}
            />
          </div>
        ))}
        <Field
          label={t('pick.line-note')}
          dir="auto"
          limit={limits.notes}
          value={choice.note}
          error={choice.noteTooLong ? t('pick.note-long', { count: limits.notes }) : undefined}
          onChange={(event) => choice.setNote(event.currentTarget.value)}
        />
        {/* Enter in a field puts it in */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Sheet>
  )
}

const minor = (amount: string) => parseAmount(amount) ?? 0

/** What the order grows by. */
const sumOf = ({ price, deposit }: DishChoice) => toDecimal(minor(price) + minor(deposit))

function Group({ group, choice }: { readonly group: ChoiceGroup; readonly choice: DishChoice }) {
  const t = useText()
  const id = useId()
  const problem = choice.problem?.groupId === group.id
  const count = countIn(group, choice.choice)
  const done = count >= group.min && count <= group.max
  return (
    <fieldset className={page.choices} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className={styles.legend}>
        <bdi>{group.name.ar}</bdi> <span className={page.small}>{ruleOf(group, t)}</span>
        {group.min > 0 && (
          <Badge tone={done ? 'ok' : 'accent'}>{t(done ? 'pick.chosen' : 'pick.required')}</Badge>
        )}
      </legend>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {t('pick.choose-first', { group: group.name.ar })}
        </p>
      )}
      <DishOptions group={group} choice={choice} />
    </fieldset>
  )
}

function ruleOf({ min, max, free, options }: ChoiceGroup, t: TextOf): string {
  const all = options.reduce((sum, option) => sum + option.max, 0)
  const rule =
    min === 0
      ? max >= all
        ? t('pick.rule-any')
        : t('pick.rule-upto', { max })
      : min === max
        ? t('pick.rule-exactly', { count: min })
        : t('pick.rule-between', { min, max })
  return free ? `${rule} · ${t('pick.rule-free', { count: free })}` : rule
}
