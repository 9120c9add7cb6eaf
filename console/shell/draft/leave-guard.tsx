import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { hasLeft } from './leaving.ts'
import { isBeingSaved, isUnsaved, mayGiveWay, onceSaved } from './unsaved.ts'

/** Asks before what was typed and not saved is left, by a link of the console or by the browser; waits for what is being saved. */
export function LeaveGuard() {
  const question = useText()('shell.leave-sure')
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      (from.pathname !== to.pathname || from.search !== to.search) &&
      (isBeingSaved() || !mayGiveWay(question)),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    return onceSaved((saved) => (saved ? blocker.proceed() : blocker.reset()))
  }, [blocker])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved() && !hasLeft() && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return null
}
