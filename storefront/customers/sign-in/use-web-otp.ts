import { useEffect, useEffectEvent } from 'react'
import { digitsOfCode } from './check-recipient.ts'

interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: 'sms'[] }
}

/** Takes what to do with the code of a message that reached this phone; hears of it where browsers can (WebOTP). */
export function useWebOtp(onCode: (code: string) => void): void {
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
