import { useEffect, useState } from 'react'
import { useLanguage } from '../shell/use-site.ts'
import { loadLaterTexts } from './catalogue.ts'

/**
 * How it stands with the texts of money pages; a public page that shows one fetches them after it has mounted, or once it
 * wants them. What cannot be fetched now has failed: the page goes on without.
 */
export function useLaterTexts(wanted = true): 'coming' | 'here' | 'failed' {
  const language = useLanguage()
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming')
  useEffect(() => {
    if (!wanted) return undefined
    let gone = false
    const set = (next: typeof state) => {
      if (!gone) setState(next)
    }
    loadLaterTexts(language).then(
      () => set('here'),
      () => set('failed'),
    )
    return () => {
      gone = true
    }
  }, [language, wanted])
  return state
}
