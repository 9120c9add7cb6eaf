import { buttonClass } from '#ui/button-class.ts'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { Money } from '../../shell/money.tsx'
import { StatusScreen } from './status-screen.tsx'
import type { PaymentWatch } from './use-payment.ts'

/** How a payment stands, without anything personal: it may be another browser than the one that ordered (safety 11). */
export function PaymentStatus({ watch }: { readonly watch: PaymentWatch }) {
  const { state } = watch.payment
  if (state === 'paid') return <Paid watch={watch} />
  if (state === 'declined') return <Declined watch={watch} />
  if (state === 'returned') return <Returned watch={watch} />
  return <Waiting watch={watch} />
}

function Waiting({ watch: { payment, offline, slow } }: { watch: PaymentWatch }) {
  const t = useText()
  const hint = offline ? 'payment.offline' : slow ? 'payment.slow' : 'payment.confirming-hint'
  return (
    <StatusScreen
      look="busy"
      title={t('payment.confirming')}
      hint={t(hint)}
      sum={<Sum amount={payment.amount} />}
    />
  )
}

function Paid({ watch: { payment } }: { watch: PaymentWatch }) {
  const t = useText()
  const { order_id: id } = payment
  return (
    <StatusScreen
      look="ok"
      title={t('payment.paid')}
      hint={t(id ? 'payment.paid-going' : 'payment.paid-hint')}
      sum={<Sum amount={payment.amount} />}
    >
      {id && (
        <LocalLink to={`/order/${id}`} replace className={buttonClass({ size: 'lg', wide: true })}>
          {t('payment.to-order')}
        </LocalLink>
      )}
    </StatusScreen>
  )
}

function Declined({ watch: { payment } }: { watch: PaymentWatch }) {
  const t = useText()
  const { order_id: id, can_retry } = payment
  const retry = id && can_retry
  return (
    <StatusScreen
      look="err"
      title={t('payment.failed')}
      hint={t(retry ? 'payment.failed-hint' : 'payment.failed-elsewhere')}
      sum={<Sum amount={payment.amount} />}
    >
      {retry && (
        <>
          <LocalLink to={`/o/${id}/pay`} className={buttonClass({ size: 'lg', wide: true })}>
            {t('payment.retry')}
          </LocalLink>
          <LocalLink to="/cart" className={buttonClass({ kind: 't', wide: true })}>
            {t('cart.title')}
          </LocalLink>
        </>
      )}
    </StatusScreen>
  )
}

function Returned({ watch: { payment } }: { watch: PaymentWatch }) {
  const t = useText()
  return (
    <StatusScreen
      look="back"
      title={t('payment.returned')}
      hint={t('payment.returned-hint')}
      sum={<Sum amount={payment.amount} />}
    >
      <LocalLink to="/menu" className={buttonClass({ size: 'lg', wide: true })}>
        {t('order.again')}
      </LocalLink>
    </StatusScreen>
  )
}

function Sum({ amount }: { amount: string }) {
  return amount ? <Money amount={amount} size="xl" /> : null
}
