import type { PaymentStepWire } from '#contract/ordering/order.ts'
import type { PayTrouble } from './pay-trouble.ts'

export interface PayFormProps {
  readonly step: PaymentStepWire
  readonly amount: string
  readonly onMethod: (method: PaymentStepWire['method']) => void
}

/** What each gateway's form is given: its own part, the attempt, and where to tell what went wrong. */
export interface GatewayFormProps<Kind extends string> {
  readonly form: Extract<NonNullable<PaymentStepWire['form']>, { kind: Kind }>
  readonly step: PaymentStepWire
  readonly tell: (trouble: PayTrouble | undefined) => void
}
