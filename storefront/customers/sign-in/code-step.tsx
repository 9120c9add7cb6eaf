import { useEffect, useRef, useState, useEffectEvent } from 'react'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { clockOf } from '../../i18n/clock-of.ts'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { CodeField } from './code-field.tsx'
import styles from './sign-in.module.css'
import { useCountdown } from './use-countdown.ts'
import type { SentCode, SignInSteps } from './use-sign-in.ts'
import { digitsOfCode } from './check-recipient.ts'

interface CodeStepProps {
  readonly steps: SignInSteps
  readonly sent: SentCode
}

/** The second step: four digits, sent by themselves when the last one is there; a new code after a wait. */
export function CodeStep({ steps, sent }: CodeStepProps) {
  const t = useText()
  const { trouble, busy } = steps
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [sent.count])
  useEffect(() => {
    // the digits that were wrong are gone, and the hand is where the next ones go
    if (trouble && !busy) input.current?.focus()
  }, [trouble, busy])

  const shown = trouble && code.length === limits.codeDigits ? '' : code
  const submit = () => {
    if (busy) return
    if (shown.length === limits.codeDigits) steps.check(shown)
    else steps.say(t(shown === '' ? 'form.required' : 'sign-in.code'))
  }
  const type = (digits: string) => {
    setCode(digits)
    steps.forgetTrouble()
    if (digits.length === limits.codeDigits) steps.check(digits)
  }
  useWebOtp(type)
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p className={styles.lead}>
        <Say k="sign-in.sent-to" holes={{ to: <N>{sent.sent_to}</N> }} />
      </p>
      <CodeField value={shown} onChange={type} error={trouble?.words} busy={busy} inputRef={input} />
      <Resend steps={steps} sent={sent} />
      <Button type="submit" size="lg" wide state={busy ? 'busy' : 'idle'} disabled={trouble?.expired}>
        {t(busy ? 'sign-in.checking' : 'sign-in.check')}
      </Button>
      <Button kind="t" wide onClick={steps.back}>
        {t(sent.channel === 'email' ? 'sign-in.change-email' : 'sign-in.change-mobile')}
      </Button>
    </form>
  )
}

function Resend({ steps, sent }: CodeStepProps) {
  const t = useText()
  const left = useCountdown(Math.max(sent.resendAt, steps.waitUntil ?? 0))
  return (
    <div className={styles.resend}>
      <p role="status" className={sent.count > 1 && left > 0 && !steps.trouble ? styles.fresh : 'vh'}>
        {sent.count > 1 && !steps.trouble && t('sign-in.resent')}
      </p>
      {left > 0 ? (
        <p>
          <Say k="sign-in.resend-in" holes={{ time: <N>{clockOf(left)}</N> }} />
        </p>
      ) : (
        <Button
          kind={steps.trouble?.expired ? 's' : 't'}
          size="sm"
          disabled={steps.busy}
          onClick={steps.resend}
        >
          {t('sign-in.resend')}
        </Button>
      )}
    </div>
  )
}

interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: 'sms'[] }
}

/** Takes what to do with the code of a message that reached this phone; hears of it where browsers can (WebOTP). */
function useWebOtp(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const end = new AbortController()
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: end.signal }
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential && 'code' in credential) take(digitsOfCode(String(credential.code)))
      },
      // no message came, or the person said no: the code is typed then
      () => {},
    )
    return () => end.abort()
  }, [])
}
