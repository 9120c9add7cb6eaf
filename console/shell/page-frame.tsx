import { Outlet } from 'react-router'
import { LiveFields } from '#web/live-fields.tsx'

export { PageFailed as ErrorBoundary } from './page-failed.tsx'

/** Stands between the navigation and a room, so that a room that fails takes nothing with it but itself. */
export default function PageFrame() {
  return (
    <LiveFields>
      <Outlet />
    </LiveFields>
  )
}
