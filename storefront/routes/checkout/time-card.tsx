import { CalendarClock, Zap } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { CartWire } from '#contract/ordering/cart.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { hasScheduledIntent, saveScheduledIntent } from '../../branches/scheduled-intent.ts'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { keepTime } from '../../i18n/keep-time.ts'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Card } from './card.tsx'
import { isForLater } from './is-for-later.ts'
import { SlotPicker } from './slot-picker.tsx'
import styles from './time-card.module.css'
import { useSlots } from './use-slots.ts'

/** When: now, or a day and a period later. What is shown chosen is what the cart says; without a slot it asks for one. */
export function TimeCard({ cart }: { readonly cart: CartWire }) {
  const t = useText()
  const { timing } = cart
  const choice = useTimeChoice(cart)
  const { slots, failed, load } = useSlots(cart, choice.later && timing.schedule)
  // nothing can be ordered there at all: what blocks the order says so
  if (!timing.schedule && !timing.asap && !timing.slot) return null
  const unchosen = choice.choosing !== undefined || (choice.later && !timing.slot)
  return (
    <Card title={t('checkout.when')}>
      {timing.schedule && timing.asap && (
        <div className={styles.ways}>
          <Segmented
            legend={t('time.legend')}
            name="when"
            value={choice.later ? 'later' : 'now'}
            onChange={choice.choose}
            options={[
              { value: 'now', label: <NowWords cart={cart} /> },
              {
                value: 'later',
                label: (
                  <>
                    <Icon of={CalendarClock} size="s" />
                    {t('time.later')}
                  </>
                ),
              },
            ]}
          />
        </div>
      )}
      {!choice.later && !timing.schedule && (
        <p className={styles.now}>
          <NowWords cart={cart} whole />
        </p>
      )}
      {timing.schedule && !timing.asap && <Note tone="info">{t('time.closed')}</Note>}
      {cart.blocked?.code === 'slot-incorrect' && timing.asap && <Note tone="info">{t('time.ahead')}</Note>}
      {choice.trouble && (
        <Note tone="err" alert>
          {choice.trouble}
        </Note>
      )}
      {choice.later && timing.schedule && (
        <SlotPicker
          slots={slots}
          failed={failed}
          chosen={choice.choosing ?? timing.slot?.start}
          onChoose={(start) => void choice.take(start).then(load)}
          onRetry={() => void load()}
        />
      )}
      {choice.later && timing.slot && choice.choosing === undefined && (
        <p className={styles.chosen} role="status">
          {t('time.chosen', { time: keepTime(timing.slot.words) })}
        </p>
      )}
      {unchosen && (
        <p className={styles.missing} data-missing>
          {t('time.choose')}
        </p>
      )}
    </Card>
  )
}

/** `whole`: a delivery arrives in that time, anything else is ready. */
function NowWords({ cart, whole = false }: { readonly cart: CartWire; readonly whole?: boolean }) {
  const t = useText()
  const { from, to } = cart.ready_minutes
  const key = cart.type === 'delivery' ? 'cart.arrives-in' : 'cart.ready-in'
  return (
    <>
      <Icon of={Zap} size="s" />
      <span>
        {t('checkout.now')} ·{' '}
        <Say k={whole ? key : 'time.minutes'} count={to} holes={{ range: <N>{`${from}–${to}`}</N> }} />
      </span>
    </>
  )
}

// what the tab keeps changes by this page alone
const unreceived = () => () => {}

/** What is chosen, and how to choose; the server may refuse with its words. */
function useTimeChoice(cart: CartWire) {
  const t = useText()
  const { changeDraft } = useCart()
  const wished = useSyncExternalStore(unreceived, hasScheduledIntent, () => false)
  const [wanted, setWanted] = useState<'now' | 'later'>()
  const [choosing, setChoosing] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const later = isForLater(cart, wanted, wished)
  const send = async (draft: Parameters<typeof changeDraft>[0]) => {
    setTrouble(undefined)
    try {
      await changeDraft(draft)
    } catch (error) {
      setTrouble(error instanceof CallError ? wordsOf(error) : t('cart.unreachable'))
    } finally {
      setChoosing(undefined)
    }
  }
  return {
    later,
    choosing,
    trouble,
    choose: (way: 'now' | 'later') => {
      setWanted(way)
      saveScheduledIntent(way === 'later')
      if (way === 'now' && cart.delivery_time === 'schedule') void send({ timing: null })
    },
    take: async (start: string) => {
      setWanted('later')
      setChoosing(start)
      await send({ timing: { kind: 'scheduled', slot_start: start } })
    },
  }
}

/** The server's words with the dishes that they are about. */
function wordsOf({ body }: CallError): string {
  const items = body.details?.['items']
  return Array.isArray(items) ? `${body.message}: ${items.join(' · ')}` : body.message
}
