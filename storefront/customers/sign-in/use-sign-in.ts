import { useRef, useState } from 'react'
import type { CodeAskedWire, RecipientBody } from '#contract/customers/sign-in.ts'
import { useText } from '../../i18n/use-text.ts'
import { checkRecipient } from './check-recipient.ts'
import type { RecipientForm } from './check-recipient.ts'
import { troubleOf } from './code-trouble.ts'
import type { SignInTrouble } from './code-trouble.ts'

/** How a code is asked for and given back: to sign in, or to change the number of an account. */
export interface CodeCalls<Done> {
  readonly ask: (to: RecipientBody) => Promise<CodeAskedWire>
  readonly confirm: (to: RecipientBody & { code: string }) => Promise<Done>
}

/** A code that is on its way. */
export interface SentCode extends Pick<CodeAskedWire, 'sent_to' | 'channel'> {
  readonly to: RecipientBody
  /** When the next one may be asked for, in this browser's clock (ms). */
  readonly resendAt: number
  /** How many were sent to this recipient by now. */
  readonly count: number
}

/** The two steps of a code: whom it goes to, and what it says. */
export function useSignIn<Done>(calls: CodeCalls<Done>, onDone: (done: Done) => void) {
  const t = useText()
  const [sent, setSent] = useState<SentCode>()
  const [trouble, setTrouble] = useState<SignInTrouble>()
  const [waitUntil, setWaitUntil] = useState<number>()
  const [busy, setBusy] = useState(false)
  const working = useRef(false)

  async function work(act: () => Promise<void>): Promise<void> {
    if (working.current) return
    working.current = true
    setBusy(true)
    setTrouble(undefined)
    try {
      await act()
    } catch (error) {
      const found = troubleOf(error, t)
      setTrouble(found)
      if (found.waitSeconds !== undefined) setWaitUntil(Date.now() + found.waitSeconds * 1000)
    }
    working.current = false
    setBusy(false)
  }

  const send = (to: RecipientBody) =>
    work(async () => {
      const asked = await calls.ask(to)
      const resendAt = Date.now() + asked.resend_in_seconds * 1000
      const count = (sent?.count ?? 0) + 1
      setSent({ to, sent_to: asked.sent_to, channel: asked.channel, resendAt, count })
      setWaitUntil(undefined)
    })

  return {
    sent,
    trouble,
    waitUntil,
    busy,
    /** Asks for a code; what is wrong with the field is said without asking. */
    start(form: RecipientForm): void {
      const to = checkRecipient(form)
      if ('key' in to) setTrouble({ words: t(to.key, to.holes), expired: false, waitSeconds: undefined })
      else void send(to)
    },
    resend(): void {
      if (sent) void send(sent.to)
    },
    check(code: string): void {
      if (sent) void work(async () => onDone(await calls.confirm({ ...sent.to, code })))
    },
    say(words: string): void {
      setTrouble({ words, expired: false, waitSeconds: undefined })
    },
    forgetTrouble: () => setTrouble(undefined),
    back(): void {
      setSent(undefined)
      setTrouble(undefined)
      setWaitUntil(undefined)
    },
  }
}

export type SignInSteps = ReturnType<typeof useSignIn>
