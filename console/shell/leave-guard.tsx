import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { hasLeft } from './leaving.ts'
import { isUnsaved, mayGiveWay } from './unsaved.ts'

/** Asks before what was typed and not saved is left, by a link of the console or by the browser. */
export function LeaveGuard() {
  const question = useText()('shell.leave-sure')
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      (from.pathname !== to.pathname || from.search !== to.search) && !mayGiveWay(question),
  )
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved() && !hasLeft() && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return null
}
