import { Outlet, useBlocker, type LoaderFunctionArgs } from 'react-router'
import { SheetQuestion } from '#ui/use-asked-close.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './console-shell.module.css'
import { getMember } from './member.ts'
import { PrintHere } from '../printing/print-here.tsx'
import { Nav } from './nav/nav.tsx'
import { visitContext } from '#web/visit-context.ts'
import { useEffect } from 'react'
import { hasLeft } from './draft/leaving.ts'
import { isBeingSaved, isUnsaved, mayGiveWay, onceSaved } from './draft/unsaved.ts'

export { keepFrame as shouldRevalidate } from './keep-frame.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { member: await getMember(context.get(visitContext)) }
}

/** The frame of every room: navigation at the start, the room beside it. */
export default function ConsoleShell() {
  const t = useText()
  return (
    <div className={styles.shell}>
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <Nav />
      <div className={styles.room}>
        <SheetQuestion value={t('shell.leave-sure')}>
          <Outlet />
        </SheetQuestion>
      </div>
      <PrintHere />
      <LeaveGuard />
    </div>
  )
}

/** Asks before what was typed and not saved is left, by a link of the console or by the browser; waits for what is being saved. */
function LeaveGuard() {
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
