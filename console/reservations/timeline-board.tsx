import { Ban, Footprints, Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CSSProperties, RefObject } from 'react'
import type { ReservationDeskDayWire } from '#contract/reservations/reservation-desk.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { hourMs, minuteMs } from '#domain/core/durations.ts'
import { useText } from '../i18n/use-text.ts'
import type { DayBlock } from './day-blocks.ts'
import { placeOf, type TimelineSpan } from './timeline.ts'
import styles from './timeline-board.module.css'
import { useCarry, type Carry } from './use-carry.ts'

interface TimelineBoardProps {
  readonly day: ReservationDeskDayWire
  readonly blocks: readonly DayBlock[]
  /** UTC ms; a line shows it while it lies in the day. */
  readonly now: number
  readonly onDrop: (carry: Carry) => void
  readonly onOpen: (block: DayBlock) => void
}

/** The day by table: who sits where from when to when. Bookings are moved here. */
export function TimelineBoard({ day, blocks, now, onDrop, onOpen }: TimelineBoardProps) {
  const t = useText()
  const span: TimelineSpan = { from: Date.parse(day.from), to: Date.parse(day.to) }
  const tables = day.areas.flatMap((area) => area.tables)
  const carrying = useCarry({ blocks, tables: tables.map((table) => table.id), span, onDrop, onOpen })
  const hours = (span.to - span.from) / hourMs
  const scroll = useRef<HTMLDivElement>(null)
  useBeginAt(scroll, placeOf(now, span))
  const wide: CSSProperties & Record<'--hours', number> = { '--hours': hours }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and may hold nothing to focus
    <div ref={scroll} className={styles.scroll} role="region" aria-label={t('res.timeline')} tabIndex={0}>
      <div className={styles.board} style={wide} data-timeline>
        <div className={styles.ticks} aria-hidden>
          {day.ticks.map(({ at, label }) => (
            <span key={at} style={{ insetInlineStart: percent(placeOf(Date.parse(at), span)) }}>
              <bdi>{label}</bdi>
            </span>
          ))}
        </div>
        {day.areas.map((area) => (
          <section key={area.id} aria-label={area.name}>
            <h3 className={styles.area}>
              <bdi>{area.name}</bdi>
            </h3>
            {area.tables.map((table) => (
              <div key={table.id} className={styles.row}>
                <div className={styles.name} data-off={!table.bookable || undefined}>
                  <strong>
                    <bdi>{table.name}</bdi>
                  </strong>
                  <small>{t('res.seats', { from: table.seats_from, to: table.seats })}</small>
                </div>
                <div className={styles.line} data-table={table.id}>
                  {now >= span.from && now <= span.to && (
                    <i className={styles.now} style={{ insetInlineStart: percent(placeOf(now, span)) }} />
                  )}
                  {blocks
                    .filter((block) => block.tableIds.includes(table.id))
                    .map((block) => (
                      <Block
                        key={block.id}
                        block={block}
                        table={table.id}
                        tableName={table.name}
                        span={span}
                        carrying={carrying}
                      />
                    ))}
                  <Ghost carry={carrying.carry} table={table.id} span={span} />
                </div>
              </div>
            ))}
          </section>
        ))}
      </div>
      <p className="vh" role="status">
        <Carried carry={carrying.carry} tables={tables} />
      </p>
    </div>
  )
}

/** The board opens where the day is: what is over stands before it. Once, so that nobody's scrolling is undone. */
function useBeginAt(scroll: RefObject<HTMLDivElement | null>, part: number): void {
  const begun = useRef(false)
  useEffect(() => {
    const { current } = scroll
    if (begun.current || !current) return
    begun.current = true
    if (part <= 0 || part >= 1) return
    const along = part * current.scrollWidth - current.clientWidth / 2
    const isRtl = getComputedStyle(current).direction === 'rtl'
    current.scrollTo({ left: isRtl ? -along : along })
  }, [scroll, part])
}

const percent = (part: number) => `${(part * 100).toFixed(3)}%`

function boxOf({ from, to }: DayBlock, span: TimelineSpan): CSSProperties {
  const start = placeOf(from, span)
  return { insetInlineStart: percent(start), inlineSize: percent(placeOf(to, span) - start) }
}

interface BlockProps {
  readonly block: DayBlock
  readonly table: string
  readonly tableName: string
  readonly span: TimelineSpan
  readonly carrying: ReturnType<typeof useCarry>
}

const sourceIcon = { web: undefined, phone: Phone, walkin: Footprints } as const

function Block({ block, table, tableName, span, carrying: { carry, pointer, keys } }: BlockProps) {
  const t = useText()
  const { booking, blocked } = block
  const name = booking ? booking.name || t('res.guest') : blocked?.reason || t('res.blocked')
  const icon = booking ? sourceIcon[booking.source] : Ban
  const state = booking ? stateOf(booking) : 'blocked'
  const words = booking
    ? `${booking.start_label} ${name} · ${t('res.guests', { count: booking.guests })} · ${t('res.table', { name: tableName })}`
    : `${blocked?.label ?? ''} ${name} · ${t('res.table', { name: tableName })}`
  return (
    <button
      type="button"
      className={styles.block}
      style={boxOf(block, span)}
      data-state={state}
      data-carried={carry?.block.id === block.id || undefined}
      data-moves={booking?.may.includes('move') || undefined}
      aria-label={words}
      onKeyDown={keys(block, table)}
      {...pointer(block, table)}
    >
      <span>
        {icon && <Icon of={icon} size="xs" />}
        <b dir="auto">{name}</b>
      </span>
      {booking && (
        <small>
          <bdi>{booking.start_label}</bdi> · <N>{booking.guests}</N>
          {booking.event && <span aria-hidden> {booking.event.icon}</span>}
        </small>
      )}
    </button>
  )
}

function stateOf({ status, visit }: NonNullable<DayBlock['booking']>): string {
  return status === 'confirmed' ? visit : 'held'
}

function Ghost({ carry, table, span }: { carry: Carry | undefined; table: string; span: TimelineSpan }) {
  if (!carry?.at.tableIds.includes(table)) return null
  return <i className={styles.ghost} style={boxOf(carry.at, span)} data-fits={carry.fits} />
}

/** Where it would stand, in words. */
function Carried({
  carry,
  tables,
}: {
  carry: Carry | undefined
  tables: readonly { readonly id: string; readonly name: string }[]
}) {
  const t = useText()
  if (!carry) return null
  const minutes = carry.by / minuteMs
  return t('res.carrying', {
    name: carry.block.booking?.name || t('res.guest'),
    time:
      minutes === 0
        ? t('res.same-time')
        : t(minutes > 0 ? 'res.later' : 'res.earlier', { count: Math.abs(minutes) }),
    table: tables.find((one) => one.id === carry.toTable)?.name ?? '',
    state: t(carry.fits ? 'res.free' : 'res.taken'),
  })
}
