import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { usePayText } from '../../i18n/use-pay-text.ts'
import { Money } from '../../shell/money.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { MethodRow } from './method-row.tsx'
import type { PayFormProps } from './pay-form-props.ts'
import type { PayTrouble } from './pay-trouble.ts'
import styles from './pay-form.module.css'

const HyperPayForm = lazy(() => import('./hyperpay-form.tsx'))
const StripeForm = lazy(() => import('./stripe-form.tsx'))
const MyFatoorahForm = lazy(() => import('./myfatoorah-form.tsx'))

/** The gateway's card form in our own page: the sum, the way to pay, the form, what went wrong with it. */
export function PayForm({ step, amount, onMethod }: PayFormProps) {
  const t = usePayText()
  const [trouble, setTrouble] = useState<PayTrouble>()
  return (
    <main id="content" className={styles.page}>
      <PageHead title={t('pay.title')} hidden />
      <h1>{t('pay.title')}</h1>
      <Money amount={amount} size="xl" />
      <MethodRow step={step} onMethod={onMethod} />
      {trouble && (
        <Note tone={trouble === 'canceled' ? 'info' : 'err'} alert key={trouble}>
          {t(`pay.${trouble}`)}
          {trouble === 'session-invalid' && (
            <Button kind="s" size="sm" onClick={() => window.location.reload()}>
              {t('pay.refresh')}
            </Button>
          )}
        </Note>
      )}
      <section className={styles.form} aria-label={t('pay.with')}>
        <Suspense fallback={<p className={styles.loading}>{t('pay.loading')}</p>}>
          {step.form?.kind === 'myfatoorah' && (
            <MyFatoorahForm key={step.reference} form={step.form} step={step} tell={setTrouble} />
          )}
          {step.form?.kind === 'hyperpay' && (
            <HyperPayForm key={step.reference} form={step.form} step={step} tell={setTrouble} />
          )}
          {step.form?.kind === 'stripe' && (
            <StripeForm key={step.reference} form={step.form} step={step} tell={setTrouble} />
          )}
        </Suspense>
      </section>
      <p className={styles.hint}>
        <Icon of={ShieldCheck} />
        {t('pay.hint')}
      </p>
    </main>
  )
}
