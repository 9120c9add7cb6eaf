import { useState } from 'react'
import { useSite } from '../../shell/use-site.ts'
import type { RecipientForm } from './check-recipient.ts'
import { CodeStep } from './code-step.tsx'
import { RecipientStep } from './recipient-step.tsx'
import { useSignIn } from './use-sign-in.ts'
import type { CodeCalls } from './use-sign-in.ts'

interface SignInProps<Done> {
  readonly calls: CodeCalls<Done>
  readonly onDone: (done: Done) => void
  /** One way alone, where a number or an e-mail is changed. */
  readonly way?: RecipientForm['way']
  /** What stands over the field, by the step. */
  readonly head: (step: 'recipient' | 'code') => React.ReactNode
}

/** Both steps of a code, one after the other; what was typed stays when the visitor goes back. */
export function SignIn<Done>({ calls, onDone, way, head }: SignInProps<Done>) {
  const home = useSite().country.iso_code2
  const steps = useSignIn(calls, onDone)
  const [form, setForm] = useState<RecipientForm>({
    way: way ?? 'mobile',
    country: home,
    mobile: '',
    email: '',
  })
  return (
    <>
      {head(steps.sent ? 'code' : 'recipient')}
      {steps.sent ? (
        <CodeStep steps={steps} sent={steps.sent} />
      ) : (
        <RecipientStep
          steps={steps}
          form={form}
          fixed={way !== undefined}
          change={(change) => setForm((now) => ({ ...now, ...change }))}
        />
      )}
    </>
  )
}
