import { useState } from 'react'
import type { BookingWire } from '#contract/reservations/reservation-desk.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useClient } from '#web/use-client.ts'
import form from '../ordering/board/sheet-form.module.css'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import { BookingEdit } from './booking-edit.tsx'
import { BookingMove } from './booking-move.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import type { DayDesk } from './use-day.ts'

interface BookingSheetProps {
  readonly booking: BookingWire
  readonly desk: DayDesk
  readonly onClose: () => void
}

const tones = { expected: 'plain', arrived: 'info', seated: 'ok', left: 'plain', no_show: 'err' } as const
const visitActs = ['arrived', 'seated', 'left', 'no_show', 'expected', 'confirm'] as const

/** One booking: who comes, what is known of them, and every step of the visit. */
export function BookingSheet({ booking, desk, onClose }: BookingSheetProps) {
  const t = useText()
  const client = useClient()
  const [part, setPart] = useState<'edit' | 'move' | 'cancel'>()
  const { id, version, status, visit, may, source } = booking
  const { busy, refused, act } = desk
  const done = () => setPart(undefined)
  return (
    <Sheet title={booking.name || t('res.guest')} closeWord={t('shell.close')} onClose={onClose}>
      <div className={form.form}>
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        <p>
          <Badge tone={status === 'confirmed' ? tones[visit] : status === 'cancelled' ? 'err' : 'warn'}>
            {t(status === 'confirmed' ? `res.visit.${visit}` : `res.status.${status}`)}
          </Badge>{' '}
          <Badge>{t(`res.source.${source}`)}</Badge>
        </p>
        {part === undefined && (
          <>
            <div className={form.acts}>
              {visitActs
                .filter((one) => may.includes(one))
                .map((one, i) => (
                  <Button
                    key={one}
                    kind={i === 0 ? 'p' : 's'}
                    state={busy === one ? 'busy' : 'idle'}
                    onClick={() => void act(one, () => client.actOnBooking(id, { act: one, version }))}
                  >
                    {t(`res.act.${one}`)}
                  </Button>
                ))}
            </div>
            <Facts booking={booking} />
            <div className={form.acts}>
              {may.includes('move') && (
                <Button kind="q" onClick={() => setPart('move')}>
                  {t('res.move')}
                </Button>
              )}
              {may.includes('edit') && (
                <Button kind="q" onClick={() => setPart('edit')}>
                  {t('res.edit')}
                </Button>
              )}
              {may.includes('cancel') && (
                <Button kind="q" onClick={() => setPart('cancel')}>
                  {t('res.act.cancel')}
                </Button>
              )}
            </div>
          </>
        )}
        {part === 'edit' && <BookingEdit booking={booking} desk={desk} onDone={done} />}
        {part === 'move' && <BookingMove booking={booking} desk={desk} onDone={done} />}
        {part === 'cancel' && <CancelBooking booking={booking} desk={desk} onDone={done} />}
      </div>
    </Sheet>
  )
}

function Facts({ booking }: { readonly booking: BookingWire }) {
  const t = useText()
  const { words, end_label, guests, tables, phone, email, event, allergens, note, staff_note } = booking
  const { cost, paid, refunded, visits, no_shows, rating, cancellation_reason, source } = booking
  const row = (word: string, value: React.ReactNode, shown = true) =>
    shown && (
      <div>
        <dt>{word}</dt>
        <dd>{value}</dd>
      </div>
    )
  return (
    <dl className={form.rows}>
      {row(
        t('res.when'),
        <>
          {words} – <bdi>{end_label}</bdi>
        </>,
      )}
      {row(t('res.guests-word'), <N>{guests}</N>)}
      {row(t('res.tables'), <bdi>{tables.join(' · ')}</bdi>)}
      {row(
        t('res.phone'),
        <a href={`tel:${phone}`}>
          <N>{phone}</N>
        </a>,
        phone !== '',
      )}
      {row(t('res.email'), <bdi dir="ltr">{email}</bdi>, email !== '')}
      {row(
        t('res.event'),
        <>
          {event?.icon} <bdi>{event?.name}</bdi>
        </>,
        event !== null,
      )}
      {row(
        t('res.allergens'),
        <strong>
          <bdi>{allergens.map((one) => one.name).join(' · ')}</bdi>
        </strong>,
        allergens.length > 0,
      )}
      {row(t('res.note'), <Typed>{note}</Typed>, note !== '')}
      {row(t('res.staff-note'), <span dir="auto">{staff_note}</span>, staff_note !== '')}
      {row(t('res.deposit'), <Money amount={cost} />, Number(cost) > 0)}
      {row(t('res.paid'), <Money amount={paid} />, Number(paid) > 0)}
      {row(t('res.refunded'), <Money amount={refunded} />, Number(refunded) > 0)}
      {row(
        t('res.visits', { count: visits }),
        no_shows > 0 ? t('res.no-shows', { count: no_shows }) : '',
        source !== 'walkin',
      )}
      {row(t('res.rating'), t('res.stars', { count: rating?.stars ?? 0 }), rating !== null)}
      {row(t('res.reason'), <bdi>{cancellation_reason}</bdi>, cancellation_reason !== null)}
    </dl>
  )
}
