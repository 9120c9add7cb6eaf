import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { SlotLoadWire } from '#contract/timing/timing.ts'
import { addDays, dateText, parseDate } from '#domain/core/zoned-time.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import { useAct } from '../shell/use-act.ts'
import styles from './load-card.module.css'
import room from './hours-screen.module.css'

/** How full the slots of a day are, by their tightest limit. */
export function LoadCard({ branchId, first }: { readonly branchId: string; readonly first: SlotLoadWire }) {
  const t = useText()
  const client = useClient()
  const [day, setDay] = useState(first)
  const act = useAct()
  const go = (days: number) => {
    const date = parseDate(day.date)
    if (date) act.run(() => client.getSlotLoad(branchId, { date: dateText(addDays(date, days)) }), setDay)
  }
  return (
    <section className={room.card} aria-labelledby="load" aria-busy={act.busy}>
      <div className={room.row}>
        <h2 id="load">{t('hours.load')}</h2>
        <div className={styles.days}>
          <IconButton icon={ChevronLeft} flip label={t('hours.before')} onClick={() => go(-1)} />
          <b role="status">{day.words}</b>
          <IconButton icon={ChevronRight} flip label={t('hours.after')} onClick={() => go(1)} />
        </div>
      </div>
      <p className={room.lead}>{t('hours.load-lead')}</p>
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
      {day.slots.length === 0 && <p className={room.lead}>{t('hours.load-none')}</p>}
      {day.slots.length > 0 && (
        <ul className={styles.slots}>
          {day.slots.map((slot) => (
            <Slot key={slot.start} slot={slot} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Slot({ slot }: { slot: SlotLoadWire['slots'][number] }) {
  const t = useText()
  const { time, orders, minutes, amount, percent } = slot
  return (
    <li className={percent === 100 ? styles.full : undefined}>
      <bdi className={styles.time}>{time}</bdi>
      <span className={styles.track} aria-hidden>
        <i style={{ inlineSize: `${percent ?? 0}%` }} />
      </span>
      <span className={styles.share}>{percent !== null && <N>{`${percent}%`}</N>}</span>
      <small>
        {t('hours.orders', { count: orders })}
        {orders > 0 && (
          <>
            {' · '}
            {t('hours.minutes', { count: minutes })} · <Money amount={amount} />
          </>
        )}
      </small>
    </li>
  )
}
