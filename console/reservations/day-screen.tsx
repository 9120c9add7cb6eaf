import { Ban, ChevronLeft, ChevronRight, Footprints, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ReservationDeskDayWire } from '#contract/reservations/reservation-desk.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { OfflineStrip } from '../live/offline-strip.tsx'
import { AddBooking } from './add-booking.tsx'
import { BlockedSheet, BlockSheet } from './block-sheet.tsx'
import { BookingSheet } from './booking-sheet.tsx'
import { dayBlocks, dropOf } from './day-blocks.ts'
import styles from './day-screen.module.css'
import { ReservationsFrame, type ReservationsPart } from './reservations-frame.tsx'
import { TimelineBoard } from './timeline-board.tsx'
import type { Carry } from './use-carry.ts'
import { useDay, type DayDesk } from './use-day.ts'
import { useMinute } from './use-minute.ts'

interface DayScreenProps {
  readonly first: ReservationDeskDayWire
  readonly shown: readonly ReservationsPart[]
}

/** A day of a branch: its tables from opening to closing, live; walk-ins, bookings by phone, blocks. */
export function DayScreen({ first, shown }: DayScreenProps) {
  const t = useText()
  const client = useClient()
  const desk = useDay(first)
  const { day, refused, act } = desk
  const now = useMinute(day.rendered_at)
  const [open, setOpen] = useState<string>()
  const [sheet, setSheet] = useState<NewSheet>()
  const [said, setSaid] = useState('')
  const booking = day.bookings.find((one) => one.id === open)
  const blocked = day.blocks.find((one) => one.id === open)
  /** What was refused before is not said in a sheet that opens now. */
  const show = (what: { readonly open?: string; readonly sheet?: NewSheet }) => {
    desk.forget()
    setOpen(what.open)
    setSheet(what.sheet)
  }
  const drop = async ({ block, at }: Carry) => {
    if (!block.booking) return
    const { booking: dropped } = block
    const { id, name } = dropped
    const moved = await act('move', () => client.moveBooking(id, dropOf(dropped, at)))
    setSaid(t(moved ? 'res.dropped' : 'res.put-back', { name: name || t('res.guest') }))
  }
  return (
    <ReservationsFrame
      part="day"
      shown={shown}
      branchId={day.branch_id}
      acts={day.may.includes('reservations') && <Acts onOpen={(one) => show({ sheet: one })} />}
      strip={<OfflineStrip offline={desk.offline} />}
    >
      <DayHead day={day} />
      {!day.enable && <Note tone="warn">{t('res.off')}</Note>}
      <Why day={day} />
      {refused && !booking && !blocked && !sheet && (
        <Note tone="err" alert>
          {refused}
        </Note>
      )}
      {day.areas.every((area) => area.tables.length === 0) ? (
        <p className={styles.muted}>{t('res.no-tables')}</p>
      ) : (
        <>
          <TimelineBoard
            day={day}
            blocks={dayBlocks(day)}
            now={now}
            onDrop={(carry) => void drop(carry)}
            onOpen={(block) => show({ open: block.id })}
          />
          <p className={styles.muted}>{t('res.timeline-hint')}</p>
        </>
      )}
      <Waits day={day} />
      <p className="vh" role="status">
        {said}
      </p>
      <Sheets desk={desk} open={{ booking, blocked, sheet }} onClose={() => show({})} />
    </ReservationsFrame>
  )
}

type NewSheet = 'phone' | 'walkin' | 'block'

/** What can be added to the day. */
function Acts({ onOpen }: { readonly onOpen: (sheet: NewSheet) => void }) {
  const t = useText()
  return (
    <>
      <Button kind="q" onClick={() => onOpen('block')}>
        <Icon of={Ban} size="s" />
        {t('res.block')}
      </Button>
      <Button kind="s" onClick={() => onOpen('walkin')}>
        <Icon of={Footprints} size="s" />
        {t('res.walkin')}
      </Button>
      <Button onClick={() => onOpen('phone')}>
        <Icon of={Plus} size="s" />
        {t('res.add')}
      </Button>
    </>
  )
}

interface SheetsProps {
  readonly desk: DayDesk
  readonly open: {
    readonly booking: ReservationDeskDayWire['bookings'][number] | undefined
    readonly blocked: ReservationDeskDayWire['blocks'][number] | undefined
    readonly sheet: NewSheet | undefined
  }
  readonly onClose: () => void
}

function Sheets({ desk, open: { booking, blocked, sheet }, onClose }: SheetsProps) {
  if (booking) return <BookingSheet key={booking.id} booking={booking} desk={desk} onClose={onClose} />
  if (blocked) return <BlockedSheet blocked={blocked} desk={desk} onClose={onClose} />
  if (sheet === 'block') return <BlockSheet desk={desk} onClose={onClose} />
  if (sheet) return <AddBooking desk={desk} source={sheet} onClose={onClose} />
  return null
}

/** Which day, how to get to others, and its sums. */
function DayHead({ day }: { readonly day: ReservationDeskDayWire }) {
  const t = useText()
  const go = useGoTo()
  const { totals } = day
  return (
    <div className={styles.head}>
      <span className={styles.days}>
        <IconButton icon={ChevronLeft} flip label={t('res.previous')} onClick={() => go(day.previous)} />
        <h2>{day.words}</h2>
        <IconButton icon={ChevronRight} flip label={t('res.next')} onClick={() => go(day.next)} />
      </span>
      {day.date !== day.today && (
        <Button kind="q" size="sm" onClick={() => go(undefined)}>
          {t(day.new_day ? 'res.tonight' : 'res.today')}
        </Button>
      )}
      {day.new_day && day.date !== day.new_day.date && <NewDay day={day.new_day} onGo={go} />}
      <label className={styles.date}>
        <span className="vh">{t('res.date')}</span>
        <input
          type="date"
          value={day.date}
          onChange={(event) => event.currentTarget.value && go(event.currentTarget.value)}
        />
      </label>
      <span className={styles.totals}>
        <Badge>{t('res.bookings-count', { count: totals.bookings })}</Badge>
        <Badge>{t('res.guests', { count: totals.guests })}</Badge>
        {totals.arrived > 0 && <Badge tone="info">{t('res.total-arrived', { count: totals.arrived })}</Badge>}
        {totals.seated > 0 && <Badge tone="ok">{t('res.total-seated', { count: totals.seated })}</Badge>}
        {totals.no_show > 0 && <Badge tone="err">{t('res.total-no-show', { count: totals.no_show })}</Badge>}
      </span>
    </div>
  )
}

interface NewDayProps {
  readonly day: NonNullable<ReservationDeskDayWire['new_day']>
  readonly onGo: (date: string) => void
}

/** After midnight the room opens on the evening that runs on: the date that has begun is named, a press away. */
function NewDay({ day: { date, words }, onGo }: NewDayProps) {
  return (
    <Button kind="q" size="sm" onClick={() => onGo(date)}>
      {words}
    </Button>
  )
}

/** Goes to another day of the same branch; none = the one that runs. */
function useGoTo(): (date: string | undefined) => void {
  const navigate = useNavigate()
  return (date) => {
    const query = new URLSearchParams(window.location.search)
    if (date) query.set('date', date)
    else query.delete('date')
    void navigate({ search: `?${query}` })
  }
}

function Why({ day: { state, special_day } }: { readonly day: ReservationDeskDayWire }) {
  const t = useText()
  const words =
    state === 'closed'
      ? t('res.closed')
      : state === 'walk_in'
        ? t('res.walk-in-day')
        : state === 'none'
          ? t('res.none-day')
          : ''
  const said = [special_day, words].filter(Boolean).join(' · ')
  return said ? <Note tone="info">{said}</Note> : null
}

function Waits({ day: { waits } }: { readonly day: ReservationDeskDayWire }) {
  const t = useText()
  if (waits.length === 0) return null
  return (
    <section className={styles.waits} aria-labelledby="res-waits">
      <h2 id="res-waits">{t('res.waits')}</h2>
      <ul>
        {waits.map((wait) => (
          <li key={wait.id}>
            <b>
              <bdi>{wait.name}</bdi>
            </b>
            <span>{t('res.guests', { count: wait.guests })}</span>
            <span>{wait.words}</span>
            <a href={`tel:${wait.phone}`}>
              <N>{wait.phone}</N>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
