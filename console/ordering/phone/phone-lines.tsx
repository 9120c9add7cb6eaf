import { useState } from 'react'
import { Stepper } from '#ui/fields/stepper.tsx'
import { lineTotal } from '#web/line-total.ts'
import { DishSheet } from '../../menu/dish/dish-sheet.tsx'
import { stepWords } from '../../menu/dish/step-words.ts'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import page from '../../shell/page.module.css'
import { newLine, type PhoneLine } from './phone-line.ts'
import styles from './phone-screen.module.css'
import type { PhoneOrder } from './use-phone-order.ts'

/** What the caller wants so far: counted here, opened to be changed, and told when it cannot be had. */
export function PhoneLines({ order }: { readonly order: PhoneOrder }) {
  const t = useText()
  const { draft, desk } = order
  const [opened, setOpened] = useState<PhoneLine>()
  const dish = opened && desk.dishes.find(({ id }) => id === opened.dishId)
  if (draft.lines.length === 0) return <p className={page.small}>{t('phone.empty')}</p>
  return (
    <>
      <ul className={styles.lines} aria-label={t('phone.lines')}>
        {draft.lines.map((line) => (
          <Line key={line.key} line={line} order={order} onOpen={() => setOpened(line)} />
        ))}
      </ul>
      {opened && dish && (
        <DishSheet
          dish={dish}
          before={opened}
          onClose={() => setOpened(undefined)}
          onPut={(taken, quantity) => {
            order.put(newLine(dish, taken, quantity), opened.key)
            setOpened(undefined)
          }}
        />
      )}
    </>
  )
}

interface LineProps {
  readonly line: PhoneLine
  readonly order: PhoneOrder
  readonly onOpen: () => void
}

function Line({ line, order: { cart, count, desk }, onOpen }: LineProps) {
  const t = useText()
  const { key, name, words, note, quantity } = line
  const said = cart.lineOf(key)
  const priced = cart.saved?.cart.bill.lines.find(({ line_id: id }) => id === said?.line_id)
  const dish = desk.dishes.find(({ id }) => id === line.dishId)
  return (
    <li>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.lineName}
          disabled={!dish}
          aria-label={t('phone.edit', { name })}
          onClick={onOpen}
        >
          <b>
            <bdi>{name}</bdi>
          </b>
          {words.length > 0 && <bdi className={page.small}>{words.join(' · ')}</bdi>}
          {note !== '' && <bdi className={page.small}>{t('phone.said', { note })}</bdi>}
        </button>
        <Stepper
          bin
          min={1}
          max={dish?.max_quantity ?? undefined}
          value={quantity}
          words={stepWords(name, t)}
          onChange={(next) => count(key, next)}
        />
        <span className={styles.sum} data-old={!cart.fresh || undefined}>
          {priced && <Money amount={lineTotal(priced)} />}
        </span>
      </div>
      {said?.problem && (
        <p role="alert" className={styles.problem}>
          {said.problem.message}
        </p>
      )}
    </li>
  )
}
