import { ListChecks, Monitor, Pause, Play, Plus, QrCode, Settings, Volume2, VolumeX } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { BranchPicker } from '../shell/nav/branch-picker.tsx'
import room from '../dine-in/tables-screen.module.css'
import { settingsOf } from './settings-sheet.tsx'
import type { Queue } from './use-queue.ts'
import type { WaitingDeskWire } from '#contract/waitlist/waiting-desk.ts'
import { useArrivalSound } from '../live/use-arrival-sound.ts'

interface QueueHeadProps {
  readonly branchId: string
  readonly queue: Queue
  /** Begins to pick several; none while there is nothing to pick. */
  readonly pick: (() => void) | undefined
  readonly onOpen: (what: 'add' | 'settings') => void
}

/** What the host does with the whole list: door, screen, sound, pause, settings, a walk-in. */
export function QueueHead({ branchId, queue, pick, onOpen }: QueueHeadProps) {
  const t = useText()
  const client = useClient()
  const { desk, busy, act } = queue
  const sound = useJoinSound(desk)
  const out = desk.out_of_service
  const pause = () => client.saveWaitingSettings({ ...settingsOf(queue), out_of_service: !out })
  return (
    <header className={room.head}>
      <h1>{t('queue.title')}</h1>
      <BranchPicker branchId={branchId} />
      <span className={room.end}>
        <IconButton
          icon={sound.on ? Volume2 : VolumeX}
          label={t(sound.on ? 'queue.sound-off' : 'queue.sound-on')}
          ground="sunken"
          data-sound
          onClick={sound.toggle}
        />
        {desk.enabled && (
          <>
            <a className={buttonClass({ kind: 'q' })} href={desk.kiosk_url} target="_blank" rel="noreferrer">
              <Icon of={QrCode} size="s" />
              {t('queue.kiosk')}
            </a>
            <a className={buttonClass({ kind: 'q' })} href={desk.screen_url} target="_blank" rel="noreferrer">
              <Icon of={Monitor} size="s" />
              {t('queue.screen')}
            </a>
          </>
        )}
        {pick && (
          <Button kind="q" onClick={pick}>
            <Icon of={ListChecks} size="s" />
            {t('queue.pick')}
          </Button>
        )}
        {desk.may.includes('queue_settings') && (
          <>
            {desk.enabled && (
              <Button
                kind="q"
                state={busy === 'pause' ? 'busy' : 'idle'}
                onClick={() => void act('pause', pause)}
              >
                <Icon of={out ? Play : Pause} size="s" />
                {t(out ? 'queue.resume' : 'queue.pause')}
              </Button>
            )}
            <Button kind="q" onClick={() => onOpen('settings')}>
              <Icon of={Settings} size="s" />
              {t('queue.settings')}
            </Button>
          </>
        )}
        {desk.enabled && (
          <Button onClick={() => onOpen('add')}>
            <Icon of={Plus} size="s" />
            {t('queue.add')}
          </Button>
        )}
      </span>
    </header>
  )
}

/** Takes the queues as they are now; sounds once for each party that joins by its phone, not for those the host adds. */
function useJoinSound({ areas }: WaitingDeskWire): ReturnType<typeof useArrivalSound> {
  const parties = areas.flatMap((area) => area.parties)
  return useArrivalSound({
    ids: parties.map(({ id }) => id),
    loud: parties.filter(({ source }) => source !== 'staff').map(({ id }) => id),
  })
}
