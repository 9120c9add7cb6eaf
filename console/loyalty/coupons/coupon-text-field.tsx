import { Field } from '#ui/fields/field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import { useFaultWords } from '../../shell/use-fault-words.ts'
import type { CouponText } from './coupon-values.ts'
import type { CouponForm } from './use-coupon-form.ts'

interface CouponTextFieldProps {
  readonly form: CouponForm
  readonly name: CouponText
  readonly hint?: string
  readonly money?: boolean
  readonly type?: string
  readonly readOnly?: boolean
}

/** One typed value of a coupon. */
export function CouponTextField({ form, name, hint, money = false, type, readOnly }: CouponTextFieldProps) {
  const t = useText()
  const fault = useFaultWords()
  const { tenant } = useMember()
  return (
    <Field
      label={t(`coupons.${name}`)}
      hint={hint}
      type={type}
      readOnly={readOnly}
      code={money ? tenant.symbol : undefined}
      dir={name === 'name_ar' ? 'rtl' : 'ltr'}
      autoComplete="off"
      value={form.text[name]}
      error={form.wrong.includes(name) ? fault(form.text[name]) : undefined}
      onChange={(event) => form.type(name, event.currentTarget.value)}
    />
  )
}
