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
  if (state === 'declined') return <Unpaid watch={watch} words="failed" look="err" />
  if (state === 'open') return <Unpaid watch={watch} words="unfinished" look="back" />
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

interface UnpaidProps {
  readonly watch: PaymentWatch
  /** A card was refused, or none was tried: the guest came back from the gateway's page. */
  readonly words: 'failed' | 'unfinished'
  readonly look: 'err' | 'back'
}

function Unpaid({ watch: { payment }, words, look }: UnpaidProps) {
  const t = useText()
  const { order_id: id, can_retry } = payment
  const retry = id && can_retry
  return (
    <StatusScreen
      look={look}
      title={t(`payment.${words}`)}
      hint={t(retry ? `payment.${words}-hint` : `payment.${words}-elsewhere`)}
      sum={<Sum amount={payment.amount} />}
    >
      {retry && (
        <>
          <LocalLink to={`/o/${id}/pay`} className={buttonClass({ size: 'lg', wide: true })}>
            {t(words === 'failed' ? 'payment.retry' : 'payment.go-on')}
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
