import { Car, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { OrderWire } from '#contract/ordering/order.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '../../shell/use-client.ts'
import { LiveFields } from '#web/live-fields.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './arrival-card.module.css'
import type { TakeOrder } from '../../routes/order/use-order-act.ts'
import { useOrderAct } from '../../routes/order/use-order-act.ts'

interface ArrivalCardProps {
  readonly order: OrderWire
  readonly onOrder: TakeOrder
}

/** An order from the car: "I'm here" with the bay or place, then what the team answers. */
export function ArrivalCard({ order, onOrder }: ArrivalCardProps) {
  const t = useText()
  const { arrival, can_arrive } = order
  const [moving, setMoving] = useState(false)
  if (!can_arrive) return null
  if (!arrival || moving)
    return <Here order={order} onOrder={onOrder} again={moving} onDone={() => setMoving(false)} />
  const coming = arrival.answered_at !== null
  return (
    <section className={styles.card} aria-label={t('arrival.title')}>
      <div role="status" className={styles.told}>
        <span className={coming ? styles.coming : styles.sign}>
          <Icon of={coming ? CircleCheck : Car} size="l" />
        </span>
        <div>
          <b>{coming ? t('arrival.coming') : t('arrival.told', { time: arrival.time })}</b>
          <p>{arrival.place ? <bdi>{arrival.place}</bdi> : !coming && t('arrival.wait')}</p>
        </div>
      </div>
      <Button kind="t" size="sm" onClick={() => setMoving(true)}>
        {t('arrival.move')}
      </Button>
    </section>
  )
}

interface HereProps extends ArrivalCardProps {
  readonly again: boolean
  readonly onDone: () => void
}

function Here({ order, onOrder, again, onDone }: HereProps) {
  const t = useText()
  const client = useClient()
  const [place, setPlace] = useState(order.arrival?.place ?? '')
  const { busy, trouble, act } = useOrderAct(onOrder, t('arrival.failed'))
  const tooLong = [...place].length > limits.arrivalPlace
  return (
    <form
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!tooLong) act(() => client.sayArrived(order.id, place.trim()), onDone)
      }}
    >
      <LiveFields>
        <h2>{t('arrival.title')}</h2>
        <p className={styles.quiet}>{t('arrival.hint')}</p>
        {trouble && (
          <Note tone="err" alert>
            {trouble}
          </Note>
        )}
        <Field
          name="place"
          label={t('arrival.place')}
          placeholder={t('arrival.place-example')}
          dir="auto"
          autoComplete="off"
          limit={limits.arrivalPlace}
          value={place}
          error={tooLong ? t('form.too-long', { count: limits.arrivalPlace }) : undefined}
          onInput={(event) => setPlace(event.currentTarget.value)}
        />
        <Button size="lg" wide type="submit" state={busy ? 'busy' : 'idle'}>
          <Icon of={Car} />
          {t(again ? 'arrival.save' : 'arrival.here')}
        </Button>
      </LiveFields>
    </form>
  )
}
