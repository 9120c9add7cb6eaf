import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { Note } from '#ui/note.tsx'
import { useClient } from '../../shell/use-client.ts'
import { usePayText } from '../../i18n/use-pay-text.ts'
import { useHoldReload } from '#web/hold-reload.ts'
import { Money } from '../../shell/money.tsx'
import { useLanguage } from '../../shell/use-site.ts'
import { hasApplePay } from './apple-pay.ts'
import type { GatewayFormProps } from './pay-form-props.ts'
import styles from './pay-form.module.css'
import { troubleOfCharge } from './pay-trouble.ts'
import { useGatewayScript } from './use-gateway-script.ts'

/** What MyFatoorah's script defines (docs: embedded payment, V2, unified). */
interface MyFatoorahScript {
  init(options: Readonly<Record<string, unknown>>): void
  validateCardInputs(): Promise<unknown>
  submitCardPayment(): unknown
}
type MyFatoorahWindow = Window & { readonly myfatoorah?: MyFatoorahScript }

const placeId = 'myfatoorah-form'

/** MyFatoorah's card view and its Apple Pay button, drawn by its own script; our button sends the card to MyFatoorah. */
export default function MyFatoorahForm({ form, step, tell }: GatewayFormProps<'myfatoorah'>) {
  const t = usePayText()
  const language = useLanguage()
  const script = useGatewayScript(form.script)
  const { busy, charge, setBusy } = useCharge(step.reference, tell)
  const applePay = form.methods.includes('apple_pay') && hasApplePay(window)
  useEffect(() => {
    if (script === 'failed') tell('session-invalid')
    if (script !== 'ready') return
    const gateway = (window as MyFatoorahWindow).myfatoorah
    if (!gateway) return tell('session-invalid')
    gateway.init({
      sessionId: form.session_id,
      countryCode: form.country,
      currencyCode: form.currency,
      amount: form.amount,
      containerId: placeId,
      paymentOptions: [...(applePay ? ['ApplePay'] : []), 'Card'],
      supportedNetworks: ['mada', 'visa', 'masterCard', 'amex'],
      language,
      settings: { card: { button: { useCustomButton: true } } },
      callback: (response: { isSuccess?: boolean }) => (response.isSuccess ? charge() : fail()),
      sessionCanceled: () => tell('canceled'),
    })
    function fail() {
      setBusy(false)
      tell('card-invalid')
    }
  }, [script, form, language, applePay, charge, setBusy, tell])

  async function pay() {
    const gateway = (window as MyFatoorahWindow).myfatoorah
    if (busy || script !== 'ready' || !gateway) return
    setBusy(true)
    tell(undefined)
    try {
      await gateway.validateCardInputs()
      gateway.submitCardPayment()
    } catch {
      setBusy(false)
      tell('card-invalid')
    }
  }

  return (
    <>
      {form.methods.includes('apple_pay') && !applePay && <Note tone="info">{t('pay.safari-only')}</Note>}
      <div id={placeId} className={styles.place} />
      <Button
        size="lg"
        wide
        state={busy ? 'busy' : 'idle'}
        disabled={script !== 'ready'}
        onClick={() => void pay()}
      >
        {t('pay.pay')} <Money amount={form.amount} />
      </Button>
    </>
  )
}

/** Orders the charge of a form that the browser has filled, once, and goes where it leads. */
function useCharge(reference: string, tell: GatewayFormProps<'myfatoorah'>['tell']) {
  const client = useClient()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const ordered = useRef(false)
  useHoldReload(busy)
  const charge = useCallback(() => {
    if (ordered.current) return
    ordered.current = true
    setBusy(true)
    client.submitPayment(reference).then(
      ({ next_url }) => window.location.assign(next_url),
      (error: unknown) => {
        const trouble = troubleOfCharge(error)
        if (trouble === 'under-way')
          return window.location.assign(localPath(`/check_payment?ref=${reference}`, language))
        ordered.current = false
        setBusy(false)
        tell(trouble)
      },
    )
  }, [client, reference, language, tell])
  return { busy, setBusy, charge }
}
