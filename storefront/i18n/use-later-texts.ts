import { useEffect, useState } from 'react'
import { useLanguage } from '../shell/use-site.ts'
import { loadLaterTexts } from './catalogue.ts'

/** Whether the texts of money pages are here; a public page that shows one fetches them after it has mounted. */
export function useLaterTexts(): boolean {
  const language = useLanguage()
  const [here, setHere] = useState(false)
  useEffect(() => {
    let gone = false
    void loadLaterTexts(language).then(() => {
      if (!gone) setHere(true)
    })
    return () => {
      gone = true
    }
  }, [language])
  return here
}
