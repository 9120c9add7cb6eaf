import { useCallback, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { WaitingEntryWire } from '#contract/waitlist/waiting.ts'
import { useClient } from '../shell/use-client.ts'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import { errorsOf, type FormErrors } from './use-join-form.ts'
import { useLiveQueue } from './use-live-queue.ts'

/** A ticket as it is now, and what its holder does with it. */
export interface Ticket {
  readonly entry: WaitingEntryWire
  readonly refresh: () => Promise<WaitingEntryWire>
  /** Does something; resolves to whether it was done. Why not stands in `refused` and `errors`. */
  readonly act: (name: string, run: () => Promise<WaitingEntryWire>) => Promise<boolean>
  readonly busy: string | undefined
  readonly refused: string | undefined
  readonly errors: FormErrors
}

/** Takes an entry as the page came with it; returns it live. */
export function useTicket(initial: WaitingEntryWire): Ticket {
  const t = useWaitingText()
  const client = useClient()
  const { shown, refresh, take } = useLiveQueue(initial, () => client.waiting(initial.id), [
    initial.branch.id,
  ])
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const [errors, setErrors] = useState<FormErrors>({})
  const act = useCallback(
    async (name: string, run: () => Promise<WaitingEntryWire>) => {
      setBusy(name)
      setRefused(undefined)
      setErrors({})
      try {
        take(await run())
        return true
      } catch (error) {
        setRefused(error instanceof CallError ? error.message : t('waiting.failed'))
        if (error instanceof CallError) setErrors(errorsOf(error))
        await refresh().catch(() => undefined)
        return false
      } finally {
        setBusy(undefined)
      }
    },
    [refresh, take, t],
  )
  return { entry: shown, refresh, act, busy, refused, errors }
}
