import { useState } from 'react'
import type { BillWire } from '#contract/ordering/cart.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import sheet from '../board/sheet-form.module.css'
import { useText } from '../../i18n/use-text.ts'
import { Fact } from '../../shell/fact.tsx'
import { Money } from '../../shell/money.tsx'
import page from '../../shell/page.module.css'
import styles from './phone-screen.module.css'
import { isForLater, vehicleOf, type PhoneOrder } from './use-phone-order.ts'

/** What it costs as guests see it, how it is paid, and the press that places it. */
export function PhoneBill({ order }: { readonly order: PhoneOrder }) {
  const t = useText()
  const { draft, desk, cart, press, change } = order
  if (draft.lines.length === 0) return null
  const { saved, fresh } = cart
  const blocked = saved && fresh ? saved.cart.blocked : null
  const short = draft.type === 'delivery' && draft.address === null
  // what was to be for later must not go to the kitchen now
  const untimed = isForLater(order) && draft.slot === null
  const carless = draft.type === 'car' && vehicleOf(draft) === null
  const stuck = saved?.lines.some(({ problem }) => problem !== null) ?? false
  return (
    <>
      <Coupon order={order} />
      {saved && <Sums bill={saved.cart.bill} old={!fresh} />}
      <fieldset className={page.choices}>
        <legend>{t('phone.pay')}</legend>
        {desk.ways.map((way) => (
          <ChoiceRow
            key={way}
            type="radio"
            name="phone-way"
            checked={draft.way === way}
            onChange={() => change({ way })}
          >
            {t(`phone.way.${way}`)}
          </ChoiceRow>
        ))}
      </fieldset>
      {desk.notes_allowed && (
        <Field
          label={t('phone.notes')}
          dir="auto"
          rows={2}
          limit={limits.notes}
          value={draft.notes}
          onChange={(event) => change({ notes: event.currentTarget.value })}
        />
      )}
      <div className={styles.dock}>
        <BlockedNote order={order} blocked={blocked?.message} />
        <Button
          wide
          spread
          size="lg"
          state={press.busy ? 'busy' : 'idle'}
          disabled={!fresh || blocked !== null || short || carless || untimed || stuck}
          onClick={press.place}
        >
          {t(draft.way === 'card' ? 'phone.place-link' : 'phone.place-order')}
          {saved && <Money amount={press.total ?? saved.cart.bill.to_pay} />}
        </Button>
        {short && <p className={page.small}>{t('phone.address-needed')}</p>}
        {carless && <p className={page.small}>{t('phone.vehicle-needed')}</p>}
        {untimed && <p className={page.small}>{t('phone.time-needed')}</p>}
      </div>
    </>
  )
}

/** What keeps it from being placed, in one place above the button. */
function BlockedNote({
  order,
  blocked,
}: {
  readonly order: PhoneOrder
  readonly blocked: string | undefined
}) {
  const t = useText()
  const { cart, press } = order
  const elsewhere = ['coupon', 'slot'].some((part) => cart.refused?.code.startsWith(part))
  // a time that was refused is told where another one is chosen
  const pressed = press.refused?.code.startsWith('slot') ? undefined : press.refused?.message
  const words = pressed ?? (elsewhere ? undefined : cart.refused?.message)
  return (
    <>
      {words !== undefined && (
        <Note tone="err" alert>
          {words}
          {press.total !== undefined && (
            <>
              {' '}
              {t('phone.new-total')} <Money amount={press.total} />
            </>
          )}
          {cart.refused?.code === 'unreachable' && (
            <Button kind="t" onClick={cart.again}>
              {t('error.retry')}
            </Button>
          )}
        </Note>
      )}
      {words === undefined && blocked !== undefined && <Note tone="warn">{blocked}</Note>}
    </>
  )
}

function Sums({ bill, old }: { readonly bill: BillWire; readonly old: boolean }) {
  const t = useText()
  const row = (key: 'subtotal' | 'discount' | 'coupon' | 'service_charge' | 'deposits', minus = false) =>
    bill[key] === '0.00' ? null : (
      <Fact name={t(`phone.sum.${key}`)}>
        <Money amount={minus ? `-${bill[key]}` : bill[key]} />
      </Fact>
    )
  return (
    <dl className={`${sheet.rows} ${styles.sums}`} aria-live="polite" data-old={old || undefined}>
      {row('subtotal')}
      {row('discount', true)}
      {row('coupon', true)}
      {bill.delivery_fee !== '0.00' && (
        <Fact name={t('phone.fee')}>
          <Money amount={bill.delivery_fee} />
        </Fact>
      )}
      {bill.free_delivery && <Fact name={t('phone.fee')}>{t('pick.free')}</Fact>}
      {row('service_charge')}
      <Fact
        name={t(bill.prices_include_vat ? 'phone.sum.vat-in' : 'phone.sum.vat', {
          percent: bill.vat_percent,
        })}
      >
        <Money amount={bill.vat} />
      </Fact>
      {row('deposits')}
      <Fact name={t('phone.sum.total')}>
        <Money amount={bill.to_pay} size="m" />
      </Fact>
    </dl>
  )
}

/** A code as the caller says it; what is wrong with it stands with it. */
function Coupon({ order }: { readonly order: PhoneOrder }) {
  const t = useText()
  const { cart, draft, change, trouble } = order
  const [code, setCode] = useState('')
  const wrong = trouble?.code.startsWith('coupon') ? trouble.message : undefined
  const coupon = cart.saved?.cart.coupon
  if (draft.coupon !== '')
    return (
      <div className={styles.row}>
        <span className={page.main}>
          <bdi>{coupon?.name || draft.coupon}</bdi>
          {coupon?.problem && <span className={styles.problem}>{coupon.problem}</span>}
        </span>
        <Button kind="t" onClick={() => change({ coupon: '' })}>
          {t('phone.coupon-remove')}
        </Button>
      </div>
    )
  return (
    <form
      className={styles.place}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') change({ coupon: code.trim() })
      }}
    >
      <Field
        label={t('phone.coupon')}
        dir="ltr"
        autoComplete="off"
        value={code}
        error={wrong}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button kind="s" type="submit">
        {t('phone.coupon-use')}
      </Button>
    </form>
  )
}
