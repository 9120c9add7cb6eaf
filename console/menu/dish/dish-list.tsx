import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { DeskDishWire } from '#contract/menu/desk-dish.ts'
import { foldForSearch, matchesSearch } from '#domain/core/search-fold.ts'
import { Badge } from '#ui/badge.tsx'
import { Chip } from '#ui/fields/chip.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { presetsOf, type TakenChoice } from '#web/use-dish-choice.ts'
import { useText, type TextOf } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import page from '../../shell/page.module.css'
import { DishSheet } from './dish-sheet.tsx'
import styles from './dish-list.module.css'

interface DishListProps {
  readonly dishes: readonly DeskDishWire[]
  readonly onPut: (dish: DeskDishWire, taken: TakenChoice, quantity: number) => void
  /** It scrolls with what it stands in, also where there is one column. */
  readonly whole?: boolean
}

/** The menu by words: a press adds a dish, and asks first where something has to be chosen. */
export function DishList({ dishes, onPut, whole = false }: DishListProps) {
  const t = useText()
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState<string>()
  const [asked, setAsked] = useState<DeskDishWire>()
  const folded = useMemo(() => dishes.map((dish) => ({ dish, words: foldForSearch(dish.name) })), [dishes])
  const found = folded.filter(({ words }) => matchesSearch(words, query)).map(({ dish }) => dish)
  const add = (dish: DeskDishWire) => {
    if (dish.needs_choice) setAsked(dish)
    else onPut(dish, presetsOf(dish), 1)
  }
  const all = [...new Set(dishes.map((dish) => dish.group))]
  // words look through the whole menu
  const only = query.trim() === '' && group !== undefined && all.includes(group) ? group : undefined
  const groups = [...new Set(found.map((dish) => dish.group))].filter((one) => one === (only ?? one))
  return (
    <div className={`${styles.list} ${whole ? styles.whole : ''}`}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          const first = query.trim() === '' ? undefined : found.find(({ state }) => state === 'available')
          if (!first) return
          add(first)
          setQuery('')
        }}
      >
        <Field
          label={t('pick.search')}
          hint={t('pick.search-hint')}
          type="search"
          enterKeyHint="done"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </form>
      {query.trim() === '' && all.length > 1 && <Groups all={all} only={only} onChoose={setGroup} />}
      {found.length === 0 && <p className={page.small}>{t('pick.none-found')}</p>}
      <div className={styles.dishes}>
        {groups.map((one) => (
          <section key={one} aria-label={one}>
            <h3 className={styles.group}>
              <bdi>{one}</bdi>
            </h3>
            <ul className={styles.grid}>
              {found
                .filter((dish) => dish.group === one)
                .map((dish) => (
                  <li key={dish.id}>
                    <Dish dish={dish} onPress={() => add(dish)} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      {asked && (
        <DishSheet
          dish={asked}
          onClose={() => setAsked(undefined)}
          onPut={(taken, quantity) => {
            onPut(asked, taken, quantity)
            setAsked(undefined)
          }}
        />
      )}
    </div>
  )
}

interface GroupsProps {
  readonly all: readonly string[]
  readonly only: string | undefined
  readonly onChoose: (group: string | undefined) => void
}

/** The menu's groups: one of them alone, or all. */
function Groups({ all, only, onChoose }: GroupsProps) {
  const t = useText()
  return (
    <div className={styles.chips} role="group" aria-label={t('pick.groups')}>
      <Chip on={only === undefined} onClick={() => onChoose(undefined)}>
        {t('pick.all-groups')}
      </Chip>
      {all.map((one) => (
        <Chip key={one} on={only === one} onClick={() => onChoose(one)}>
          {one}
        </Chip>
      ))}
    </div>
  )
}

function Dish({ dish, onPress }: { readonly dish: DeskDishWire; readonly onPress: () => void }) {
  const t = useText()
  const out = outWords(dish, t)
  return (
    <button
      type="button"
      className={styles.dish}
      disabled={out !== undefined}
      aria-label={t(dish.needs_choice ? 'pick.choose' : 'pick.add', { name: dish.name })}
      onClick={onPress}
    >
      <span className={styles.dishName}>
        <bdi>{dish.name}</bdi>
        {out === undefined && dish.note !== '' && <small>{dish.note}</small>}
      </span>
      {out === undefined ? (
        <>
          <Money amount={dish.price} />
          <Icon of={Plus} size="s" />
        </>
      ) : (
        <Badge>{out}</Badge>
      )}
    </button>
  )
}

/** Why a dish cannot be put into the order; undefined when it can. */
function outWords({ state, note }: DeskDishWire, t: TextOf): string | undefined {
  if (state === 'available') return undefined
  return state === 'out_of_window' && note !== '' ? note : t(`pick.state.${state}`)
}
