import { BellRing } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '../shell/use-client.ts'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import { tabStore } from '#web/tab-store.ts'
import { noteCall, mayReceivePush } from '../worker/subscribe.ts'

type State = 'none' | 'offer' | 'busy' | 'on' | 'denied' | 'failed'

/** This tab remembers the party of whose call it hears. */
const key = 'push-entry'

const never = () => () => {}

function standingOf(entryId: string): State {
  if (!mayReceivePush()) return 'none'
  if (Notification.permission === 'denied') return 'denied'
  return tabStore.getItem(key) === entryId ? 'on' : 'offer'
}

/** The news of the call on a locked phone, for whoever wants it. Spec 4; nothing where a browser cannot. */
export function NotifyMe({ entryId }: { readonly entryId: string }) {
  const t = useWaitingText()
  const client = useClient()
  const standing = useSyncExternalStore(
    never,
    () => standingOf(entryId),
    () => 'none' as const,
  )
  const [changed, setState] = useState<State>()
  const state = changed ?? standing
  const ask = async () => {
    setState('busy')
    try {
      const now = await noteCall(client, entryId)
      if (now === 'on') tabStore.setItem(key, entryId)
      setState(now === 'impossible' ? 'none' : now)
    } catch {
      setState('failed')
    }
  }
  if (state === 'none') return null
  if (state === 'on') return <Note tone="ok">{t('waiting.push-on')}</Note>
  if (state === 'denied') return <Note tone="info">{t('waiting.push-denied')}</Note>
  return (
    <>
      <Button kind="s" wide state={state === 'busy' ? 'busy' : 'idle'} onClick={() => void ask()}>
        <Icon of={BellRing} />
        {t('waiting.push')}
      </Button>
      {state === 'failed' && (
        <Note tone="err" alert>
          {t('waiting.push-failed')}
        </Note>
      )}
    </>
  )
}
