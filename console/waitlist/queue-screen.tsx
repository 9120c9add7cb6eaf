import { useState } from 'react'
import type { WaitingDeskWire } from '#contract/waitlist/waiting-desk.ts'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { OfflineStrip } from '../live/offline-strip.tsx'
import room from '../dine-in/tables-screen.module.css'
import { EndedList } from './ended-list.tsx'
import { EndSheet } from './end-sheet.tsx'
import { PartyCard, type PartyQuestion } from './party-card.tsx'
import { PickBar } from './pick-bar.tsx'
import { usePick, type Pick } from './pick.ts'
import { QueueHead } from './queue-head.tsx'
import styles from './queue-screen.module.css'
import { RemoveSheet } from './remove-sheet.tsx'
import { SeatSheet } from './seat-sheet.tsx'
import { SettingsSheet, settingsOf } from './settings-sheet.tsx'
import { useQueue, type Queue } from './use-queue.ts'
import { WalkInSheet } from './walk-in-sheet.tsx'

interface QueueScreenProps {
  readonly branchId: string
  readonly first: WaitingDeskWire
}

/** The host's queues of a branch: who is next, calling, seating, and how it goes. */
export function QueueScreen({ branchId, first }: QueueScreenProps) {
  const t = useText()
  const queue = useQueue(branchId, first)
  const { desk, refused } = queue
  const [open, setOpen] = useState<'add' | 'settings' | 'remove'>()
  const [asked, setAsked] = useState<{ id: string; what: PartyQuestion }>()
  const pick = usePick()
  const parties = desk.areas.flatMap((area) => area.parties)
  const picked = parties.filter(({ id }) => pick.ids.has(id))
  const party = parties.find((one) => one.id === asked?.id)
  const withoutTables = desk.areas.length === 1 && desk.areas[0]?.id === 'main'
  const close = () => {
    setOpen(undefined)
    setAsked(undefined)
  }
  /** What was refused elsewhere in the room is not said in a sheet that opens. */
  const opening =
    <T,>(show: (what: T) => void) =>
    (what: T) => {
      queue.forget()
      show(what)
    }
  return (
    <>
      <title>{t('queue.title')}</title>
      <QueueHead
        branchId={branchId}
        queue={queue}
        pick={parties.length > 1 && !pick.on ? pick.start : undefined}
        onOpen={opening(setOpen)}
      />
      <main id="content" className={room.page}>
        {!desk.enabled && (
          <Note tone="info">
            <p>{t('queue.off')}</p>
            {desk.may.includes('queue_settings') && <TurnOn queue={queue} />}
          </Note>
        )}
        {desk.enabled && desk.out_of_service && <Note tone="warn">{t('queue.out')}</Note>}
        {refused && !open && !party && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        {(desk.enabled || parties.length > 0) && (
          <div className={styles.areas}>
            {desk.areas.map((area) => (
              <Area key={area.id} area={area} queue={queue} pick={pick} onAsk={opening(setAsked)} />
            ))}
          </div>
        )}
        <EndedList desk={desk} />
      </main>
      {pick.on && <PickBar pick={pick} count={picked.length} onRemove={() => opening(setOpen)('remove')} />}
      <OfflineStrip offline={queue.offline} />
      {open === 'add' && <WalkInSheet queue={queue} onClose={close} />}
      {open === 'remove' && (
        <RemoveSheet
          parties={picked}
          queue={queue}
          onClose={close}
          onRemoved={() => {
            close()
            pick.stop()
          }}
        />
      )}
      {open === 'settings' && <SettingsSheet queue={queue} onClose={close} />}
      {party && asked?.what === 'seat' && (
        <SeatSheet party={party} queue={queue} withoutTables={withoutTables} onClose={close} />
      )}
      {party && asked && asked.what !== 'seat' && (
        <EndSheet party={party} how={asked.what} queue={queue} onClose={close} />
      )}
    </>
  )
}

function TurnOn({ queue }: { readonly queue: Queue }) {
  const t = useText()
  const client = useClient()
  const turnOn = () =>
    client.saveWaitingSettings({ ...settingsOf(queue), enabled: true, out_of_service: false })
  return (
    <Button state={queue.busy === 'on' ? 'busy' : 'idle'} onClick={() => void queue.act('on', turnOn)}>
      {t('queue.turn-on')}
    </Button>
  )
}

interface AreaProps {
  readonly area: WaitingDeskWire['areas'][number]
  readonly queue: Queue
  readonly pick: Pick
  readonly onAsk: (asked: { id: string; what: PartyQuestion }) => void
}

function Area({ area, queue, pick, onAsk }: AreaProps) {
  const t = useText()
  const waiting = area.parties.filter((one) => one.state === 'waiting').length
  return (
    <section className={styles.area} aria-labelledby={`queue-${area.id}`}>
      <div className={styles.title}>
        <h2 id={`queue-${area.id}`}>
          <bdi>{area.name}</bdi> · {t('queue.parties', { count: waiting })}
        </h2>
        {area.wait && (
          <span className={styles.muted}>
            {t('queue.next-wait')} <N>{`${area.wait.from}–${area.wait.to}`}</N> {t('queue.unit')}
          </span>
        )}
      </div>
      {pick.on && <PickAll parties={area.parties} pick={pick} />}
      {area.parties.length === 0 ? (
        <p className={styles.muted}>{t('queue.empty')}</p>
      ) : (
        <ol className={styles.list}>
          {area.parties.map((party) => (
            <li key={party.id}>
              <PartyCard
                party={party}
                queue={queue}
                pick={pick}
                onAsk={(what) => onAsk({ id: party.id, what })}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** All of an area, or those of it whose numbers nobody knows. */
function PickAll({
  parties,
  pick,
}: {
  readonly parties: WaitingDeskWire['areas'][number]['parties']
  readonly pick: Pick
}) {
  const t = useText()
  const all = parties.map(({ id }) => id)
  const unproven = parties.filter(({ proven }) => !proven).map(({ id }) => id)
  const button = (ids: readonly string[], label: string) =>
    ids.length > 0 && (
      <Button size="sm" kind="s" onClick={() => pick.toggle(ids)}>
        {label}
      </Button>
    )
  return (
    <div className={styles.acts}>
      {button(all, t('queue.pick-all', { count: all.length }))}
      {unproven.length < all.length && button(unproven, t('queue.pick-unproven', { count: unproven.length }))}
    </div>
  )
}
