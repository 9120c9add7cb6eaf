import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { usePayText } from '../../i18n/use-pay-text.ts'
import { useHoldReload } from '#web/hold-reload.ts'
import { Money } from '../../shell/money.tsx'
import { useLanguage } from '../../shell/use-site.ts'
import { hasApplePay } from './apple-pay.ts'
import type { GatewayFormProps } from './pay-form-props.ts'
import styles from './pay-form.module.css'
import { useGatewayScript } from './use-gateway-script.ts'

interface StripeElement {
  mount(place: HTMLElement): void
  on(event: 'confirm' | 'cancel', act: () => void): void
  destroy(): void
}
interface StripeElements {
  create(kind: 'payment' | 'expressCheckout'): StripeElement
  submit(): Promise<{ error?: object }>
}
/** What Stripe's script defines, as far as it is used (docs: Stripe.js, payment element). */
interface StripeScript {
  elements(options: { clientSecret: string; locale: string }): StripeElements
  confirmPayment(options: object): Promise<{ error?: { type: string } }>
}
type StripeWindow = Window & { readonly Stripe?: (key: string, options: object) => StripeScript }

/** Stripe's payment element and, where the browser has it, Apple Pay; confirmed by Stripe's script, in the browser. */
export default function StripeForm({ form, tell }: GatewayFormProps<'stripe'>) {
  const t = usePayText()
  const { place, ready, busy, pay } = useElements(form, tell)
  const safariOnly = form.methods.includes('apple_pay') && !hasApplePay(window)
  return (
    <>
      {safariOnly && <Note tone="info">{t('pay.safari-only')}</Note>}
      <div ref={place} className={styles.place} />
      <Button size="lg" wide state={busy ? 'busy' : 'idle'} disabled={!ready} onClick={() => void pay(true)}>
        {t('pay.pay')} <Money amount={form.amount} />
      </Button>
    </>
  )
}

function useElements(form: GatewayFormProps<'stripe'>['form'], tell: GatewayFormProps<'stripe'>['tell']) {
  const language = useLanguage()
  const script = useGatewayScript(form.script)
  const place = useRef<HTMLDivElement>(null)
  const made = useRef<{ stripe: StripeScript; elements: StripeElements }>(undefined)
  const [busy, setBusy] = useState(false)
  useHoldReload(busy)
  const pay = useCallback(
    async (check: boolean) => {
      if (!made.current) return
      const { stripe, elements } = made.current
      setBusy(true)
      tell(undefined)
      try {
        const checked = check ? await elements.submit() : {}
        if (checked.error) return tell('card-invalid')
        const { client_secret: clientSecret, return_url } = form
        const { error } = await stripe.confirmPayment({
          elements,
          clientSecret,
          confirmParams: { return_url },
        })
        if (error) tell(error.type === 'card_error' ? 'failed' : 'session-invalid')
      } catch {
        tell('offline')
      } finally {
        setBusy(false)
      }
    },
    [form, tell],
  )
  useEffect(() => {
    if (script === 'failed') tell('session-invalid')
    const open = (window as StripeWindow).Stripe
    if (script !== 'ready' || !open || !place.current) return
    const stripe = open(form.public_key, { locale: language })
    const elements = stripe.elements({ clientSecret: form.client_secret, locale: language })
    made.current = { stripe, elements }
    const kinds = form.methods.includes('apple_pay')
      ? (['expressCheckout', 'payment'] as const)
      : (['payment'] as const)
    const all = kinds.map((kind) => elements.create(kind))
    const own = place.current
    for (const element of all) {
      const row = document.createElement('div')
      own.append(row)
      element.mount(row)
    }
    if (all.length > 1) {
      all[0]?.on('confirm', () => void pay(false))
      all[0]?.on('cancel', () => tell('canceled'))
    }
    return () => {
      for (const element of all) element.destroy()
      own.replaceChildren()
    }
  }, [script, form, language, pay, tell])
  return { place, ready: script === 'ready', busy, pay }
}
