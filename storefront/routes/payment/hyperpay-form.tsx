import type { Language } from '#domain/core/words.ts'
import { useEffect, useRef } from 'react'
import { Note } from '#ui/note.tsx'
import { usePayText } from '../../i18n/use-pay-text.ts'
import { useLanguage } from '../../shell/use-site.ts'
import { hasApplePay } from './apple-pay.ts'
import type { GatewayFormProps } from './pay-form-props.ts'
import styles from './pay-form.module.css'

/** What the widget's script reads before it runs, and what it leaves behind (docs: COPYandPAY). */
type WidgetWindow = Window & {
  wpwlOptions?: Readonly<Record<string, unknown>>
  readonly wpwl?: { unload?(): void }
}

/** A script that was asked for runs, even once its form is gone: the next one waits, or both would draw into its form. */
let before: Promise<unknown> = Promise.resolve()

/**
 * HyperPay's widget for the chosen way to pay. Its script finds its form in the page when it runs, once: so form, options
 * and script are made anew for every checkout and go with it.
 */
export default function HyperPayForm({ form, step, tell }: GatewayFormProps<'hyperpay'>) {
  const t = usePayText()
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const missing = step.method === 'apple_pay' && !hasApplePay(window)
  useEffect(() => {
    const own = place.current
    if (missing || !own) return
    const browser = window as WidgetWindow
    let [gone, drawn] = [false, false]
    const draw = () => {
      if (gone) return undefined
      drawn = true
      browser.wpwlOptions = optionsOf(form, language, tell)
      return drawWidget(own, form, () => tell('session-invalid'))
    }
    before = before.then(draw)
    return () => {
      gone = true
      if (drawn) browser.wpwl?.unload?.()
      own.replaceChildren()
    }
  }, [form, language, missing, tell])
  return (
    <>
      {missing && <Note tone="info">{t('pay.safari-only')}</Note>}
      {!missing && <div ref={place} className={styles.place} />}
    </>
  )
}

/** Puts the widget's form into its place and runs its script; resolves once that has run or failed. */
function drawWidget(
  place: HTMLElement,
  form: GatewayFormProps<'hyperpay'>['form'],
  onError: () => void,
): Promise<void> {
  const widget = Object.assign(document.createElement('form'), {
    className: 'paymentWidgets',
    action: form.return_url,
  })
  widget.dataset['brands'] = form.brands
  place.append(widget)
  const script = document.createElement('script')
  if (form.integrity) {
    script.integrity = form.integrity
    script.crossOrigin = 'anonymous'
  }
  script.src = form.script
  return new Promise((resolve) => {
    const done = () => {
      script.remove()
      resolve()
    }
    script.addEventListener('load', done)
    script.addEventListener('error', () => {
      onError()
      done()
    })
    document.head.append(script)
  })
}

function optionsOf(
  form: GatewayFormProps<'hyperpay'>['form'],
  locale: Language,
  tell: GatewayFormProps<'hyperpay'>['tell'],
) {
  return {
    locale,
    style: 'plain',
    paymentTarget: '_top',
    brandDetection: true,
    onReady: () => tell(undefined),
    onError: ({ name }: { name?: string }) =>
      tell(name === 'PciIframeSubmitError' ? 'card-invalid' : 'session-invalid'),
    applePay: {
      merchantCapabilities: ['supports3DS'],
      supportedNetworks: ['mada', 'visa', 'masterCard', 'amex'],
      displayName: form.label,
      total: { label: form.label, amount: form.amount },
      currencyCode: form.currency,
      countryCode: form.country,
      onCancel: () => tell('canceled'),
    },
  }
}
