import { ChatLink } from './chat-link.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { Popups } from '../popup/popups.tsx'

/** What every page shows a while after it has loaded. */
export default function Later() {
  return (
    <>
      <OfflineBar />
      <Popups />
      <ChatLink />
    </>
  )
}
