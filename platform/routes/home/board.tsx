import { BellRing, Clock, ShoppingBag, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './board.module.css'

const points = ['board.sound', 'board.timer', 'board.sold-out', 'board.refund'] as const

/** The console, told and drawn: what staff see when an order arrives. */
export function Board() {
  const t = useText()
  return (
    <section className={styles.band} id="board" aria-labelledby="board-title">
      <div className={styles.words}>
        <h2 id="board-title">{t('board.title')}</h2>
        <p>{t('board.lead')}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{t(point)}</li>
          ))}
        </ul>
      </div>
      <Drawing />
    </section>
  )
}

/** Two tickets as the board shows them; a picture, nothing in it can be pressed. */
function Drawing() {
  const t = useText()
  return (
    <div className={styles.drawing} aria-hidden>
      <div className={styles.column}>
        <p className={styles.head}>
          <Icon of={BellRing} size="s" />
          {t('board.new')}
        </p>
        <Ticket number="#041" time="0:42" fresh lines={['board.item-a', 'board.item-b']}>
          <span className={styles.minutes}>
            <N>15</N> {t('board.minutes')}
          </span>
          <span className={styles.accept}>{t('board.accept')}</span>
        </Ticket>
      </div>
      <div className={styles.column}>
        <p className={styles.head}>
          <Icon of={Timer} size="s" />
          {t('board.kitchen')}
        </p>
        <Ticket number="#040" time="6:05" lines={['board.item-c']}>
          <span className={styles.ready}>{t('board.ready')}</span>
        </Ticket>
        <Ticket number="#039" time="9:48" lines={['board.item-b']}>
          <span className={styles.ready}>{t('board.ready')}</span>
        </Ticket>
      </div>
    </div>
  )
}

interface TicketProps {
  readonly number: string
  readonly time: string
  readonly fresh?: boolean
  readonly lines: readonly ('board.item-a' | 'board.item-b' | 'board.item-c')[]
  readonly children: ReactNode
}

function Ticket({ number, time, fresh = false, lines, children }: TicketProps) {
  const t = useText()
  return (
    <div className={`${styles.ticket} ${fresh ? styles.fresh : ''}`}>
      <p className={styles.top}>
        <b>
          <N>{number}</N>
        </b>
        <span className={styles.type}>
          <Icon of={ShoppingBag} size="xs" />
          {t('board.type')}
        </span>
        <span className={styles.time}>
          <Icon of={Clock} size="xs" />
          <N>{time}</N>
        </span>
      </p>
      {fresh && <p className={styles.paid}>{t('board.paid')}</p>}
      {lines.map((line, i) => (
        <p key={line}>
          <N>{`${lines.length - i}×`}</N> {t(line)}
        </p>
      ))}
      <p className={styles.acts}>{children}</p>
    </div>
  )
}
