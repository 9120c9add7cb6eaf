import { useEffect, useRef } from 'react'
import { Note } from '#ui/note.tsx'
import { usePayText } from '../../i18n/use-pay-text.ts'
import { useLanguage } from '../../shell/use-site.ts'
import { hasApplePay } from './apple-pay.ts'
import type { GatewayFormProps } from './pay-form.tsx'
import styles from './pay-form.module.css'

/** What the widget's script reads before it runs, and what it leaves behind (docs: COPYandPAY). */
type WidgetWindow = Window & {
  wpwlOptions?: Readonly<Record<string, unknown>>
  readonly wpwl?: { unload?(): void }
}

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
    if (missing || !place.current) return
    const browser = window as WidgetWindow
    browser.wpwlOptions = optionsOf(form, language, tell)
    const widget = Object.assign(document.createElement('form'), {
      className: 'paymentWidgets',
      action: form.return_url,
    })
    widget.dataset['brands'] = form.brands
    place.current.append(widget)
    const script = document.createElement('script')
    script.addEventListener('error', () => tell('session-invalid'))
    if (form.integrity) {
      script.integrity = form.integrity
      script.crossOrigin = 'anonymous'
    }
    script.src = form.script
    document.head.append(script)
    const own = place.current
    return () => {
      browser.wpwl?.unload?.()
      script.remove()
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

function optionsOf(
  form: GatewayFormProps<'hyperpay'>['form'],
  locale: 'ar' | 'en',
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
