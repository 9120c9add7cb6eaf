import { useId } from 'react'
import type { PhoneDishWire } from '#contract/phone-desk.ts'
import { limits } from '#domain/limits.ts'
import { parseAmount, toDecimal } from '#domain/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { countIn, type ChoiceGroup } from '#web/choice-state.ts'
import { useDishChoice, type DishChoice } from '#web/use-dish-choice.ts'
import { useText, type TextOf } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import page from '../shell/page.module.css'
import { DishOptions } from './dish-options.tsx'
import { newLine, type PhoneLine } from './phone-line.ts'
import styles from './phone-room.module.css'
import { stepWords } from './step-words.ts'

interface DishSheetProps {
  readonly dish: PhoneDishWire
  /** The line that is changed; none for a new one. */
  readonly line?: PhoneLine | undefined
  readonly onClose: () => void
  readonly onPut: (line: PhoneLine) => void
}

/** What may be chosen of a dish, how many, and a note, with its price as it is being chosen. */
export function DishSheet({ dish, line, onClose, onPut }: DishSheetProps) {
  const t = useText()
  const choice = useDishChoice(dish, line)
  const put = () => {
    const taken = choice.take()
    if (taken) onPut(newLine(dish, taken, choice.quantity))
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
            {t(line ? 'phone.save-line' : 'phone.put-in')}
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
        {choice.groups.map((group) => (
          <Group key={group.id} group={group} choice={choice} />
        ))}
        {choice.deposits.map(({ id, name, amount, min, max }) => (
          <div key={id} className={styles.row}>
            <span className={page.grow}>
              <bdi>{name.ar}</bdi> · {t('phone.deposit')} <Money amount={toDecimal(amount)} />
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
          label={t('phone.line-note')}
          dir="auto"
          limit={limits.notes}
          value={choice.note}
          error={choice.noteTooLong ? t('phone.note-long', { count: limits.notes }) : undefined}
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
          <Badge tone={done ? 'ok' : 'accent'}>{t(done ? 'phone.chosen' : 'phone.required')}</Badge>
        )}
      </legend>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {t('phone.choose-first', { group: group.name.ar })}
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
        ? t('phone.rule-any')
        : t('phone.rule-upto', { max })
      : min === max
        ? t('phone.rule-exactly', { count: min })
        : t('phone.rule-between', { min, max })
  return free ? `${rule} · ${t('phone.rule-free', { count: free })}` : rule
}
