import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import { useText } from '../../i18n/use-text.ts'

/** Saves or removes a place: one at a time, and what goes wrong is said in the server's words. */
export function useSave(onSaved: () => void): {
  readonly saving: boolean
  readonly trouble: string | undefined
  readonly save: (call: () => Promise<unknown>) => void
} {
  const t = useText()
  const [saving, setSaving] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const save = (call: () => Promise<unknown>) => {
    if (saving) return
    setSaving(true)
    setTrouble(undefined)
    call().then(
      () => {
        setSaving(false)
        onSaved()
      },
      (error: unknown) => {
        setSaving(false)
        // signed out meanwhile: the page's own loader leads to the sign-in and back
        if (error instanceof CallError && error.status === 401) return window.location.reload()
        const explained = error instanceof CallError && error.body.code !== 'failed'
        return setTrouble(explained ? error.body.message : t('place.failed'))
      },
    )
  }
  return { saving, trouble, save }
}
