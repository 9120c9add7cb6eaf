import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import type { PaymentStepWire } from '#contract/ordering/order.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { usePayText } from '../../i18n/use-pay-text.ts'
import type { PayFormProps } from './pay-form-props.ts'
import styles from './pay-form.module.css'

/** The way to pay that the form is for, and the dialog with the others (spec 2 "payment lists"): mada first. */
export function MethodRow({ step, onMethod }: Pick<PayFormProps, 'step' | 'onMethod'>) {
  const t = usePayText()
  const [open, setOpen] = useState(false)
  if (drawsAll(step)) return null
  return (
    <div className={styles.method}>
      <Icon of={CreditCard} />
      <span>
        {t('pay.with')} <strong>{t(`pay.method.${step.method}`)}</strong>
      </span>
      {step.methods.length > 1 && (
        <Button kind="t" size="sm" onClick={() => setOpen(true)}>
          {t('pay.change')}
        </Button>
      )}
      {open && (
        <Sheet title={t('pay.choose')} closeWord={t('pay.close')} onClose={() => setOpen(false)}>
          <div className={styles.list}>
            {step.methods.map((method) => (
              <ChoiceRow
                key={method}
                type="radio"
                name="method"
                value={method}
                checked={method === step.method}
                onChange={() => {
                  setOpen(false)
                  if (method !== step.method) onMethod(method)
                }}
              >
                {t(`pay.method.${method}`)}
              </ChoiceRow>
            ))}
          </div>
        </Sheet>
      )}
    </div>
  )
}

/** Some gateways draw all their ways to pay in one form. */
function drawsAll({ form }: PaymentStepWire): boolean {
  return form !== null && 'methods' in form
}
