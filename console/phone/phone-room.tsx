import { useState } from 'react'
import type { PhoneOrderWire } from '#contract/phone-order.ts'
import { foldForSearch, matchesSearch } from '#domain/search-fold.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { BranchPicker } from '../shell/branch-picker.tsx'
import { Money } from '../shell/money.tsx'
import page from '../shell/page.module.css'
import head from '../shell/room-head.module.css'
import { useAct } from '../shell/use-act.ts'
import { usePressKey } from '../shell/use-press-key.ts'
import { useUnsaved } from '../shell/unsaved.ts'
import { PhoneLines, type PhoneLine } from './phone-lines.tsx'

/** A dish that can be had at the branch now. */
export interface PhoneDish {
  readonly id: string
  readonly name: string
  readonly price: string
}

interface PhoneRoomProps {
  readonly branchId: string
  readonly dishes: readonly PhoneDish[]
}

/** Takes an order by phone: dishes, who calls, and the link by which the guest pays. */
export function PhoneRoom({ branchId, dishes }: PhoneRoomProps) {
  const t = useText()
  const form = usePhoneOrder(branchId)
  return (
    <>
      <title>{t('phone.title')}</title>
      <header className={head.head}>
        <h1>{t('phone.title')}</h1>
        <BranchPicker branchId={branchId} />
      </header>
      <main id="content" className={page.page}>
        <p className={page.lead}>{t('phone.lead')}</p>
        {form.placed ? (
          <Placed placed={form.placed} onNext={form.again} />
        ) : (
          <div className={page.columns}>
            <Dishes dishes={dishes} onAdd={(dish) => form.count(dish, 1)} />
            <Wanted form={form} />
          </div>
        )}
      </main>
    </>
  )
}

const nobody = { name: '', mobile: '', notes: '' }

/** What is said on the phone, and the one press that places it. */
function usePhoneOrder(branchId: string) {
  const client = useClient()
  const act = useAct()
  const [lines, setLines] = useState<readonly PhoneLine[]>([])
  const [who, setWho] = useState(nobody)
  const [placed, setPlaced] = useState<PhoneOrderWire>()
  const key = usePressKey()
  useUnsaved(lines.length > 0 && !placed)
  const count = (dish: PhoneDish, by: number) =>
    setLines((now) => {
      const known = now.find((line) => line.dish.id === dish.id)
      if (!known) return [...now, { dish, quantity: 1 }]
      return now
        .map((line) => (line === known ? { ...line, quantity: line.quantity + by } : line))
        .filter(({ quantity }) => quantity > 0)
    })
  const place = () => {
    const wanted = lines.map(({ dish, quantity }) => ({ item_id: dish.id, quantity }))
    const body = { branch_id: branchId, type: 'pickup', ...who, lines: wanted } as const
    act.run(() => client.placePhoneOrder(body, key.of(body)), setPlaced)
  }
  const again = () => {
    key.done()
    setPlaced(undefined)
    setLines([])
    setWho(nobody)
  }
  return { act, lines, who, setWho, placed, count, place, again }
}

type PhoneForm = ReturnType<typeof usePhoneOrder>

interface DishesProps extends Pick<PhoneRoomProps, 'dishes'> {
  readonly onAdd: (dish: PhoneDish) => void
}

function Dishes({ dishes, onAdd }: DishesProps) {
  const t = useText()
  const [query, setQuery] = useState('')
  const found = dishes.filter(({ name }) => matchesSearch(foldForSearch(name), query))
  return (
    <section className={page.card} aria-label={t('phone.search')}>
      <Field
        label={t('phone.search')}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <ul className={page.lines}>
        {found.map((dish) => (
          <li key={dish.id}>
            <bdi className={page.grow}>{dish.name}</bdi>
            <Money amount={dish.price} />
            <Button kind="s" aria-label={t('phone.add', { name: dish.name })} onClick={() => onAdd(dish)}>
              {'+'}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Wanted({ form: { act, lines, who, setWho, count, place } }: { readonly form: PhoneForm }) {
  const t = useText()
  return (
    <section className={page.card} aria-labelledby="phone-order">
      <h2 id="phone-order">{t('phone.order')}</h2>
      <PhoneLines lines={lines} onCount={count} />
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
      {(['name', 'mobile', 'notes'] as const).map((field) => (
        <Field
          key={field}
          label={t(`phone.${field}`)}
          type={field === 'mobile' ? 'tel' : 'text'}
          dir={field === 'mobile' ? 'ltr' : 'auto'}
          value={who[field]}
          error={act.wrong(field)}
          onChange={(event) => setWho({ ...who, [field]: event.currentTarget.value })}
        />
      ))}
      <Button wide state={act.busy ? 'busy' : 'idle'} disabled={lines.length === 0} onClick={place}>
        {t('phone.place')}
      </Button>
    </section>
  )
}

interface PlacedProps {
  readonly placed: PhoneOrderWire
  readonly onNext: () => void
}

function Placed({ placed, onNext }: PlacedProps) {
  const t = useText()
  return (
    <section className={page.card} aria-labelledby="phone-placed">
      <h2 id="phone-placed">
        {t('phone.placed')} <Money amount={placed.total} />
      </h2>
      <p>{t('phone.placed-lead')}</p>
      <Field
        label={t('phone.link')}
        dir="ltr"
        readOnly
        value={placed.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={page.acts}>
        <Button onClick={onNext}>{t('phone.next')}</Button>
      </div>
    </section>
  )
}
