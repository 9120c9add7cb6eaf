import type { SlotsWire } from '#contract/timing/slots.ts'
import { Note } from '#ui/note.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import sheet from '../board/sheet-form.module.css'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import { PhoneAddress } from './phone-address.tsx'
import styles from './phone-screen.module.css'
import { PhoneVehicle } from './phone-vehicle.tsx'
import { usePhoneSlots } from './use-phone-desk.ts'
import { isForLater, type PhoneOrder } from './use-phone-order.ts'

/** How and for when the caller orders, and where it goes. */
export function PhoneWhere({ order }: { readonly order: PhoneOrder }) {
  const t = useText()
  const { draft, desk, change, trouble } = order
  const later = isForLater(order)
  return (
    <section className={page.card} aria-labelledby="phone-where">
      <h2 id="phone-where">{t('phone.where')}</h2>
      <div className={styles.pair}>
        <Segmented
          legend={t('phone.type')}
          name="phone-type"
          value={draft.type}
          onChange={(type) => change({ type, slot: null })}
          options={desk.types.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
        {desk.schedule && desk.asap && (
          <Segmented
            legend={t('phone.when')}
            name="phone-when"
            value={later ? 'later' : 'now'}
            onChange={(when) => change({ later: when === 'later', slot: null })}
            options={[
              { value: 'now', label: t('phone.now') },
              { value: 'later', label: t('phone.later') },
            ]}
          />
        )}
      </div>
      {!desk.asap && <Note tone="warn">{t(desk.schedule ? 'phone.closed-later' : 'phone.closed')}</Note>}
      {later && <SlotChoice order={order} />}
      {trouble?.code.startsWith('slot') && (
        <Note tone="err" alert>
          {trouble.message}
        </Note>
      )}
      {draft.type === 'delivery' && <PhoneAddress key={order.calls} order={order} />}
      {draft.type === 'car' && <PhoneVehicle order={order} />}
    </section>
  )
}

function SlotChoice({ order }: { readonly order: PhoneOrder }) {
  const t = useText()
  const { draft, cart, slotTries: tries } = order
  const cartId = cart.saved?.cart.cart_id
  const { days, failed } = usePhoneSlots({ branchId: draft.branchId, type: draft.type, cartId, tries })
  if (failed) return <Note tone="err">{t('slot.failed')}</Note>
  if (!days) return <Skeleton height="44px" radius="var(--r-field)" />
  const open = days.filter(({ slots }) => slots.some(isFree))
  if (open.length === 0) return <Note tone="warn">{t('phone.no-slots')}</Note>
  const day = open.find(({ slots }) => slots.some(({ start }) => start === draft.slot?.start))
  const choose = (slot: SlotsWire['days'][number]['slots'][number] | undefined) =>
    order.change({ later: true, slot: slot ?? null })
  return (
    <div className={sheet.pair}>
      <label>
        <span>{t('slot.day')}</span>
        <select
          value={day?.date ?? ''}
          onChange={(event) =>
            choose(open.find(({ date }) => date === event.currentTarget.value)?.slots.find(isFree))
          }
        >
          {!day && <option value="">{t('phone.choose-day')}</option>}
          {open.map((one) => (
            <option key={one.date} value={one.date}>{`${one.day} ${one.date.replaceAll('-', '/')}`}</option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('slot.time')}</span>
        <select
          value={draft.slot?.start ?? ''}
          disabled={!day}
          onChange={(event) => choose(day?.slots.find(({ start }) => start === event.currentTarget.value))}
        >
          {!day && <option value="">{'–'}</option>}
          {day?.slots.map((slot) => (
            <option key={slot.start} value={slot.start} disabled={!isFree(slot)}>
              {slot.state === 'full' ? t('slot.full', { period: slot.period }) : slot.period}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

const isFree = ({ state }: SlotsWire['days'][number]['slots'][number]) => state === 'free'
