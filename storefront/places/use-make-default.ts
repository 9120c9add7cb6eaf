import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useSave } from './use-save.ts'

/** Takes how one becomes the default; does it and reads the page anew. `making` is the id of the one under way. */
export function useMakeDefault(call: (id: string) => Promise<unknown>): {
  readonly making: string | undefined
  readonly trouble: string | undefined
  readonly make: (id: string) => void
} {
  const { revalidate } = useRevalidator()
  const [id, setId] = useState<string>()
  const { saving, trouble, save } = useSave(() => void revalidate())
  const make = (wanted: string) => {
    setId(wanted)
    save(() => call(wanted))
  }
  return { making: saving ? id : undefined, trouble, make }
}
