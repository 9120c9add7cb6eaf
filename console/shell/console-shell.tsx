import type { LoaderFunctionArgs } from 'react-router'
import { Outlet } from 'react-router'
import { SheetQuestion } from '#ui/use-asked-close.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './console-shell.module.css'
import { LeaveGuard } from './draft/leave-guard.tsx'
import { getMember } from './member.ts'
import { PrintHere } from '../printing/print-here.tsx'
import { Nav } from './nav/nav.tsx'
import { visitContext } from '#web/visit-context.ts'

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
