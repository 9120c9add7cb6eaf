import { useState } from 'react'
import type { GroupWire } from '#contract/ordering/group-order.ts'
import { toDecimal } from '#domain/core/money.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { Card } from '../../customers/account/card.tsx'
import { clockOf } from '../../i18n/clock-of.ts'
import { useText } from '../../i18n/use-text.ts'
import { useNow } from '../../routes/order/use-now.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { Money } from '../../shell/money.tsx'
import styles from './group.module.css'
import type { useGroup } from './use-group.ts'

interface GroupMoneyProps {
  readonly seen: ReturnType<typeof useGroup>
  readonly waiting: NonNullable<GroupWire['waiting']>
}

/** The order is placed and waits for its money: the host says who pays, then everyone sees what is missing and pays a share. */
export function GroupMoney({ seen, waiting }: GroupMoneyProps) {
  const t = useText()
  const { group, refused } = seen
  const host = group.role === 'host'
  return (
    <>
      {refused && (
        <Note tone="err" alert>
          {refused}
        </Note>
      )}
      <Card title={t(waiting.shares ? 'group.collecting' : 'group.who-pays')}>
        <Left group={group} waiting={waiting} />
        {waiting.shares && <Shares seen={seen} />}
        {!waiting.shares && host && <WhoPays seen={seen} waiting={waiting} />}
        {!waiting.shares && !host && <p className={styles.small}>{t('group.host-decides')}</p>}
        {host && <CallOff seen={seen} waiting={waiting} />}
      </Card>
    </>
  )
}

/** How long the order is held. The countdown moves only after mounting. */
function Left({ group, waiting }: { readonly group: GroupWire } & Pick<GroupMoneyProps, 'waiting'>) {
  const t = useText()
  const now = useNow(group.rendered_at, 1000)
  const left = Math.max(0, Math.floor((Date.parse(waiting.until) - now) / 1000))
  return (
    <p className={styles.left}>
      <span>{t('group.held')}</span>
      <b role="timer">
        <N>{clockOf(left)}</N>
      </b>
    </p>
  )
}

function WhoPays({ seen, waiting }: GroupMoneyProps) {
  const t = useText()
  return (
    <div className={styles.acts}>
      <Button size="lg" wide state={seen.busy ? 'busy' : 'idle'} onClick={seen.collect}>
        {t('group.all-pay')}
      </Button>
      <LocalLink
        to={`/o/${waiting.order_id ?? ''}/pay`}
        className={buttonClass({ kind: 's', size: 'lg', wide: true, spread: true })}
      >
        {t('group.i-pay')}
        <Money amount={waiting.left} />
      </LocalLink>
    </div>
  )
}

const minor = (amount: string) => Math.round(Number(amount) * 100)

/** The own share, and for the host all that is left. */
function Shares({ seen: { group, busy, pay } }: Pick<GroupMoneyProps, 'seen'>) {
  const t = useText()
  const due = group.members.filter((one) => one.payment === 'open' || one.payment === 'paying')
  const mine = due.find((one) => one.mine)
  const sum = due.reduce((all, one) => all + minor(one.to_pay), 0)
  const rest = group.role === 'host' && (mine ? due.length > 1 : due.length > 0)
  const paid = group.members.some((one) => one.mine && one.payment === 'paid')
  return (
    <div className={styles.acts}>
      {paid && (
        <div role="status">
          <Note tone="ok">{t('group.my-share-paid')}</Note>
        </div>
      )}
      {mine && (
        <Button size="lg" wide spread state={busy ? 'busy' : 'idle'} onClick={() => pay([mine.id])}>
          <span>{t('group.pay-mine')}</span>
          <Money amount={mine.to_pay} />
        </Button>
      )}
      {rest && (
        <Button
          kind="s"
          size="lg"
          wide
          spread
          state={busy ? 'busy' : 'idle'}
          onClick={() => pay(due.map((one) => one.id))}
        >
          <span>{t('group.pay-rest')}</span>
          <Money amount={toDecimal(sum)} />
        </Button>
      )}
    </div>
  )
}

function CallOff({ seen, waiting }: GroupMoneyProps) {
  const t = useText()
  const [asked, setAsked] = useState(false)
  const { order_id, version } = waiting
  if (!order_id) return null
  return (
    <Button
      kind="t"
      wide
      state={seen.busy ? 'busy' : 'idle'}
      onClick={asked ? () => seen.callOff({ order_id, version }) : () => setAsked(true)}
    >
      {t(asked ? 'group.call-off-sure' : 'group.call-off')}
    </Button>
  )
}
