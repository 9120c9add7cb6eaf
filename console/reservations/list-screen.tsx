import { Search } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import type { BookingWire } from '#contract/reservations/reservation-desk.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { reservationStatuses, visitStates } from '#domain/reservations/reservation-status.ts'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import table from '../shell/table.module.css'
import { ScrollRegion } from '../shell/scroll-region.tsx'
import { BookingOfList } from './booking-of-list.tsx'
import styles from './list-screen.module.css'
import { ReservationsFrame, type ReservationsPart } from './reservations-frame.tsx'
import { useState } from 'react'

export interface BookingList {
  readonly data: readonly BookingWire[]
  readonly meta: { readonly current_page: number; readonly last_page: number; readonly total: number }
}

interface ListScreenProps {
  readonly branchId: string
  readonly list: BookingList
  readonly shown: readonly ReservationsPart[]
}

const tones = { pending: 'warn', pending_payment: 'warn', confirmed: 'ok', cancelled: 'plain' } as const

/** All bookings of a branch, to search by day, status, name or number. */
export function ListScreen({ branchId, list, shown }: ListScreenProps) {
  const t = useText()
  const [open, setOpen] = useState<BookingWire>()
  return (
    <ReservationsFrame part="list" shown={shown} branchId={branchId}>
      <Filters />
      <p role="status" className={styles.count}>
        {t('res.bookings-count', { count: list.meta.total })}
      </p>
      {list.data.length === 0 ? (
        <p className={styles.count}>{t('res.list-none')}</p>
      ) : (
        <ScrollRegion label={t('res.list')}>
          <table className={`${table.table} ${table.cards}`}>
            <thead>
              <tr>
                <th scope="col">{t('res.when')}</th>
                <th scope="col">{t('res.name')}</th>
                <th scope="col">{t('res.guests-word')}</th>
                <th scope="col">{t('res.tables')}</th>
                <th scope="col">{t('res.filter-status')}</th>
                <th scope="col">{t('res.deposit')}</th>
              </tr>
            </thead>
            <tbody>
              {list.data.map((booking) => (
                <Row key={booking.id} booking={booking} onOpen={() => setOpen(booking)} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      <Pages meta={list.meta} />
      {open && <BookingOfList booking={open} onClose={() => setOpen(undefined)} />}
    </ReservationsFrame>
  )
}

function Row({ booking, onOpen }: { readonly booking: BookingWire; readonly onOpen: () => void }) {
  const t = useText()
  const { words, name, phone, guests, tables, status, visit, cost, expired } = booking
  return (
    <tr>
      <td>{words}</td>
      <td>
        <button type="button" className={styles.open} onClick={onOpen}>
          <bdi>{name || t('res.guest')}</bdi>
        </button>
        {phone && (
          <span className={table.more}>
            <N>{phone}</N>
          </span>
        )}
      </td>
      <td className={table.side}>{t('res.guests', { count: guests })}</td>
      <td>
        {tables.length > 0 && (
          <>
            <span className={table.narrow}>{t('res.tables')} </span>
            <bdi>{tables.join(' · ')}</bdi>
          </>
        )}
      </td>
      <td className={table.side}>
        <Badge tone={tones[status]}>
          {expired
            ? t('res.expired')
            : status === 'confirmed' && visit !== 'expected'
              ? t(`res.visit.${visit}`)
              : t(`res.status.${status}`)}
        </Badge>
      </td>
      <td className={table.side}>{Number(cost) > 0 && <Money amount={cost} />}</td>
    </tr>
  )
}

const filterNames = ['branch', 'from', 'to', 'status', 'visit', 'q'] as const

/** Filters live in the address: a list can be sent to a colleague. */
function Filters() {
  const t = useText()
  const [params] = useSearchParams()
  const of = (name: string) => params.get(name) ?? ''
  return (
    // anew with another search, as after a way back: it never says what the list does not show
    <Form className={styles.filters} role="search" method="get" key={filterNames.map(of).join(' ')}>
      {params.get('branch') && <input type="hidden" name="branch" value={of('branch')} />}
      <label>
        <span>{t('res.from')}</span>
        <input type="date" name="from" defaultValue={of('from')} />
      </label>
      <label>
        <span>{t('res.until')}</span>
        <input type="date" name="to" defaultValue={of('to')} />
      </label>
      <label>
        <span>{t('res.filter-status')}</span>
        <select name="status" defaultValue={of('status')}>
          <option value="">{t('res.all')}</option>
          {reservationStatuses.map((one) => (
            <option key={one} value={one}>
              {t(`res.status.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('res.filter-visit')}</span>
        <select name="visit" defaultValue={of('visit')}>
          <option value="">{t('res.all')}</option>
          {visitStates.map((one) => (
            <option key={one} value={one}>
              {t(`res.visit.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.search}>
        <span>{t('res.search')}</span>
        <input type="search" name="q" defaultValue={of('q')} dir="auto" />
      </label>
      <Button type="submit" kind="s">
        <Icon of={Search} size="s" />
        {t('res.find')}
      </Button>
    </Form>
  )
}

function Pages({ meta: { current_page: at, last_page: last } }: Pick<BookingList, 'meta'>) {
  const t = useText()
  const [, setParams] = useSearchParams()
  if (last <= 1) return null
  const go = (to: number) =>
    setParams((now) => {
      now.set('page', String(to))
      return now
    })
  return (
    <div className={styles.pages}>
      <Button kind="q" disabled={at <= 1} onClick={() => go(at - 1)}>
        {t('res.page-before')}
      </Button>
      <span>{t('res.page', { page: at, last })}</span>
      <Button kind="q" disabled={at >= last} onClick={() => go(at + 1)}>
        {t('res.page-after')}
      </Button>
    </div>
  )
}
