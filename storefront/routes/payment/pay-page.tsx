import { useEffect, useState } from 'react'
import { redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { CallError } from '#contract/core/client.ts'
import type { PaymentStepWire } from '#contract/ordering/order.ts'
import type { PayMethod } from '#domain/payments/pay-method.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { useText } from '../../i18n/use-text.ts'
import { useHoldReload } from '#web/hold-reload.ts'
import { ask } from '#web/ask.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { Money } from '../../shell/money.tsx'
import { useClient } from '../../shell/use-client.ts'
import { useLanguage } from '../../shell/use-site.ts'
import { visitContext } from '#web/visit-context.ts'
import { pathOfPayLink } from './load-payment.ts'
import { PayForm } from './pay-form.tsx'
import { StatusScreen } from './status-screen.tsx'

/** Looking opens nothing (link previews look too): the page's script opens the payment. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const { order } = await ask(client.order(params['id'] ?? ''))
  if (!order) throw Response.json({ code: 'order-unavailable' }, { status: 404 })
  const over = pathOfPayLink(order)
  if (over) throw redirect(localPath(over, language))
  return { id: order.id, amount: order.bill.to_pay }
}

/** Opens the payment of an unpaid order: draws the gateway's form here, or goes to its own page (spec 2: /o/{id}/pay). */
export default function PayPage() {
  const t = useText()
  const { id, amount } = useLoaderData<typeof loader>()
  const { refused, step, open } = useOpenPayment(id)
  useHoldReload(refused === undefined)
  if (step) return <PayForm step={step} amount={amount} onMethod={open} />
  const sum = <Money amount={amount} size="xl" />
  if (refused === undefined) {
    return <StatusScreen look="busy" title={t('payment.opening')} hint={t('checkout.card-hint')} sum={sum} />
  }
  const toOrder = (
    <LocalLink to={`/o/${id}`} className={buttonClass({ kind: 't', wide: true })}>
      {t('payment.to-order')}
    </LocalLink>
  )
  // no second payment before the first has a final state (safety 11)
  if (refused.code === 'payment-under-way')
    return (
      <StatusScreen look="busy" title={t('payment.confirming')} hint={t('payment.confirming-hint')} sum={sum}>
        {toOrder}
      </StatusScreen>
    )
  return (
    <StatusScreen look="err" title={t('payment.not-opened')} hint={refused.words} sum={sum}>
      <Button size="lg" wide onClick={() => open()}>
        {t('error.retry')}
      </Button>
      {toOrder}
    </StatusScreen>
  )
}

const endings: Readonly<Record<string, string>> = {
  'already-paid': '/o/message?code=used',
  'payment-session-invalid': '/o/message?code=expired',
}

function useOpenPayment(id: string) {
  const t = useText()
  const client = useClient()
  const language = useLanguage()
  const [input, setInput] = useState<{ method?: PayMethod }>({})
  const [refused, setRefused] = useState<{ code: string; words: string }>()
  const [step, setStep] = useState<PaymentStepWire>()
  const offline = t('checkout.failed')
  useEffect(() => {
    client.openPayment(id, input.method).then(
      (opened) => (opened.form ? setStep(opened) : window.location.replace(opened.pay_url)),
      (error: unknown) => {
        const body = error instanceof CallError ? error.body : undefined
        const end = body && endings[body.code]
        if (end) window.location.replace(localPath(end, language))
        else setRefused({ code: body?.code ?? '', words: body?.message ?? offline })
      },
    )
  }, [client, id, language, offline, input])
  const open = (method?: PayMethod) => {
    setRefused(undefined)
    setStep(undefined)
    setInput(method ? { method } : {})
  }
  return { refused, step, open }
}
