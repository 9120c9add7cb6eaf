import { BellRing, Check, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import type { TableInsideWire } from '#contract/dine-in/table.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '../shell/use-client.ts'
import { CartLine } from '../ordering/cart/line/cart-line.tsx'
import { CartNotes } from '../ordering/cart/cart-notes.tsx'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useTableText } from '../i18n/use-table-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { Money } from '../shell/money.tsx'
import styles from './table-cart.module.css'
import { nameOf } from './table-name.ts'
import { useInside } from './use-table.tsx'

/** All that the table has: who sits there, what stands in the cart by whom, what was ordered, and who to call. */
export function TableCart() {
  const t = useTableText()
  const { session, refused } = useInside()
  return (
    <div className={styles.all}>
      {session.state === 'waiting' && <Note tone="info">{t('table.waiting-staff')}</Note>}
      {session.state === 'paid' && <Note tone="ok">{t('table.paid-text')}</Note>}
      {refused && (
        <Note tone="err" alert>
          {refused}
        </Note>
      )}
      <CartNotes />
      <Members />
      <Shared />
      <Rounds />
      <Calls />
    </div>
  )
}

function Members() {
  const t = useTableText()
  const client = useClient()
  const { session, inside, act, busy } = useInside()
  const { members } = inside
  return (
    <section aria-labelledby="table-who">
      <h3 id="table-who">{t('table.who')}</h3>
      <ul className={styles.members}>
        {members
          .filter((one) => one.state === 'in')
          .map((one) => (
            <li key={one.id}>
              <Badge tone={one.mine ? 'accent' : 'plain'}>
                <bdi>{nameOf(members, one.id, t)}</bdi>
              </Badge>
            </li>
          ))}
      </ul>
      {members
        .filter((one) => one.state === 'waiting')
        .map((one) => {
          const admit = (yes: boolean) => () =>
            void act(one.id, () => client.admitMember(session.id, one.id, yes))
          return (
            <div key={one.id} className={styles.asks} role="status">
              <span>{t('table.wants-in', { name: nameOf(members, one.id, t) })}</span>
              <Button size="sm" state={busy === one.id ? 'busy' : 'idle'} onClick={admit(true)}>
                {t('table.let-in')}
              </Button>
              <Button size="sm" kind="s" onClick={admit(false)}>
                {t('table.refuse')}
              </Button>
            </div>
          )
        })}
    </section>
  )
}

function Shared() {
  const t = useTableText()
  const { session, inside } = useInside()
  const { lines } = useCart()
  if (session.state === 'paid') return null
  const by = Map.groupBy(lines, (line) => inside.added_by[line.line_id] ?? mineOf(inside))
  return (
    <section aria-labelledby="table-cart">
      <h3 id="table-cart">{t('table.cart')}</h3>
      {lines.length === 0 && <p className={styles.muted}>{t('table.cart-empty')}</p>}
      {[...by].map(([id, own]) => (
        <div key={id}>
          <h4 className={styles.by}>
            <bdi>{nameOf(inside.members, id, t)}</bdi>
          </h4>
          <ul>
            {own.map((line) => (
              <CartLine key={line.line_id} line={line} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** A line that the server has not answered yet is this phone's. */
const mineOf = ({ members }: TableInsideWire) => members.find((one) => one.mine)?.id ?? ''

function Rounds() {
  const t = useTableText()
  const { inside } = useInside()
  if (inside.rounds.length === 0) return null
  return (
    <section aria-labelledby="table-rounds">
      <h3 id="table-rounds">{t('table.rounds')}</h3>
      <ul className={styles.rounds}>
        {inside.rounds.toReversed().map((round) => (
          <li key={round.order_id}>
            <div className={styles.round}>
              <strong>
                {t('table.round', { number: '' })}
                <N>{round.number}</N>
              </strong>
              <bdi>{round.time}</bdi>
              <Badge colors={{ background: round.background_color, text: round.text_color }}>
                {round.label}
              </Badge>
            </div>
            {round.status === 'created' && <p className={styles.muted}>{t('table.held')}</p>}
            <ul className={styles.lines}>
              {round.lines.map((line) => (
                <li key={line.line_id}>
                  <span>
                    <bdi>{line.name}</bdi> {t('table.times', { count: String(line.quantity) })}
                  </span>
                  <span className={styles.muted}>
                    <bdi>{nameOf(inside.members, line.member_id, t)}</bdi>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Calls() {
  const t = useTableText()
  const client = useClient()
  const { session, inside, act, busy } = useInside()
  return (
    <div className={styles.calls}>
      <Button
        kind="s"
        wide
        disabled={inside.waiter_called}
        state={busy === 'waiter' ? 'busy' : 'idle'}
        onClick={() => void act('waiter', () => client.askTable(session.id, 'waiter'))}
      >
        <Icon of={inside.waiter_called ? Check : BellRing} />
        {t(inside.waiter_called ? 'table.waiter-called' : 'table.waiter')}
      </Button>
      <LocalLink
        to={`/menu/dinein/session/${session.id}/bill`}
        className={buttonClass({ kind: 's', wide: true })}
      >
        <Icon of={ReceiptText} />
        {t('table.bill')}
      </LocalLink>
    </div>
  )
}

/** Sends what stands in the cart to the kitchen; nothing while it is empty. */
export function SendRound({ onSent }: { readonly onSent?: () => void }) {
  const t = useTableText()
  const client = useClient()
  const { session, inside, act, busy } = useInside()
  const { cart, count, total, pending, refresh } = useCart()
  const [sent, setSent] = useState(false)
  if (!cart || (count === 0 && !sent)) return null
  if (count === 0) {
    const held = inside.rounds.at(-1)?.status === 'created'
    return <Note tone={held ? 'info' : 'ok'}>{t(held ? 'table.sent-held' : 'table.sent')}</Note>
  }
  const send = async () => {
    const done = await act('round', () =>
      client.placeRound(session.id, { cart_version: cart.version, total: cart.bill.total }),
    )
    await refresh()
    setSent(done)
    if (done) onSent?.()
  }
  return (
    <>
      {cart.blocked && <Note tone="warn">{cart.blocked.message}</Note>}
      <Button
        size="lg"
        wide
        spread
        disabled={cart.blocked !== null || session.state !== 'open' || pending.size > 0}
        state={busy === 'round' ? 'busy' : 'idle'}
        onClick={() => void send()}
      >
        <span>{t('table.send')}</span>
        <Money amount={total} />
      </Button>
    </>
  )
}
