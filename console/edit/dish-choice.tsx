import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { EditDishWire } from '#contract/order-edit.ts'
import { foldForSearch, matchesSearch } from '#domain/search-fold.ts'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import page from '../shell/page.module.css'

interface DishChoiceProps {
  readonly dishes: readonly EditDishWire[]
  readonly onChoose: (dish: EditDishWire) => void
}

const most = 8

/** Finds a dish that can be had now, to put it into the order. */
export function DishChoice({ dishes, onChoose }: DishChoiceProps) {
  const t = useText()
  const [query, setQuery] = useState('')
  const found = dishes.filter(({ name }) => matchesSearch(foldForSearch(name), query)).slice(0, most)
  return (
    <section aria-labelledby="edit-add">
      <h3 id="edit-add">{t('edit.add')}</h3>
      <Field
        label={t('edit.find')}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {found.length === 0 && <p className={page.small}>{t('edit.none')}</p>}
      <ul className={page.lines}>
        {found.map((dish) => (
          <li key={dish.id}>
            <bdi className={page.grow}>{dish.name}</bdi>
            <Money amount={dish.price} />
            <IconButton
              icon={Plus}
              label={t('edit.choose', { name: dish.name })}
              ground="sunken"
              onClick={() => onChoose(dish)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
