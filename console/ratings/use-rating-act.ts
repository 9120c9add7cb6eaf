import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { CallError } from '#contract/core/client.ts'
import { useText } from '../i18n/use-text.ts'

/** Takes what happens at the end; returns how to do something about a rating: busy meanwhile, its refusal as words. */
export function useRatingAct(onDone: () => void) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  async function act(call: () => Promise<unknown>): Promise<void> {
    if (busy) return
    setBusy(true)
    setTrouble(undefined)
    try {
      await call()
      await revalidate()
      onDone()
    } catch (error) {
      const field = error instanceof CallError ? Object.values(error.body.errors ?? {})[0]?.[0] : undefined
      setTrouble(field ?? (error instanceof CallError ? error.message : t('told.unreachable')))
      setBusy(false)
    }
  }
  return { busy, trouble, act }
}
