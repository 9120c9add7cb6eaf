import { Banknote, CreditCard, ExternalLink, Printer, ReceiptText, RefreshCw } from 'lucide-react'
import type { SeatedTableWire, TableAct } from '#contract/dine-in/table-desk.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '#web/use-client.ts'
import form from '../ordering/board/sheet-form.module.css'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import { useIdempotencyKey } from '../shell/use-idempotency-key.ts'
import { PlaceActs } from './place-acts.tsx'
import { earlierOf, leftOf, placeName, sessionOf, wantsOf, type TableOfDesk } from './table-state.ts'
import { TableNotice } from './table-notice.tsx'
import type { useTables } from './use-tables.ts'

interface TableSheetProps {
  readonly table: TableOfDesk
  readonly tables: ReturnType<typeof useTables>
  readonly onClose: () => void
  /** Opens the bill of a session with its payments. */
  readonly onBill: (sessionId: string) => void
  /** Opens the choice of another table for those who sit there. */
  readonly onPlace: (act: 'move' | 'join') => void
  readonly onRenew: () => void
}

/** One table: who sits there, what they want, the bill, and closing it. */
export function TableSheet({ table, tables, onClose, onBill, onPlace, onRenew }: TableSheetProps) {
  const t = useText()
  const { desk, refused } = tables
  const session = sessionOf(table)
  return (
    <Sheet
      title={t('tables.table', { name: session ? placeName(session) : table.name })}
      closeWord={t('shell.close')}
      onClose={onClose}
    >
      <div className={form.form}>
        <TableNotice act={table.told} />
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        {session ? (
          <Seated session={session} tables={tables} onBill={onBill} onPlace={onPlace} />
        ) : (
          <p className={form.lead}>{t('tables.seats', { count: table.seats })}</p>
        )}
        {earlierOf(table)
          .filter((one) => one.money)
          .map((one) => (
            <Button key={one.id} kind="q" onClick={() => onBill(one.id)}>
              <Icon of={ReceiptText} size="s" />
              {t('tables.bill-before', { time: one.since_time })}
            </Button>
          ))}
        <div className={form.acts}>
          <a
            className={buttonClass({ kind: 'q' })}
            href={`/api/v1/staff/table-sheet?branch_id=${desk.branch_id}&table_id=${table.id}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon of={Printer} size="s" />
            {t('tables.one-code')}
          </a>
          <a className={buttonClass({ kind: 'q' })} href={table.url} target="_blank" rel="noreferrer">
            <Icon of={ExternalLink} size="s" />
            {t('tables.open-link')}
          </a>
          {desk.may.includes('table_plan') && (
            <Button kind="q" onClick={onRenew}>
              <Icon of={RefreshCw} size="s" />
              {t('tables.renew-one')}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}

type SeatedProps = Pick<TableSheetProps, 'tables' | 'onBill' | 'onPlace'> & {
  readonly session: SeatedTableWire
}

function Seated({ session, tables, onBill, onPlace }: SeatedProps) {
  const t = useText()
  const client = useClient()
  const { busy, act } = tables
  const wants = wantsOf(session)
  const called = (member: SeatedTableWire['members'][number]) =>
    member.name || t('tables.guest', { no: String(member.no) })
  const button = (name: string, word: string, what: TableAct, kind?: 's') => (
    <Button
      key={name}
      kind={kind}
      state={busy === name ? 'busy' : 'idle'}
      onClick={() => void act(name, () => client.actOnTable(session.id, what))}
    >
      {word}
    </Button>
  )
  return (
    <>
      <Facts session={session} called={called} />
      {wants.length > 0 && (
        <div className={form.acts}>
          {wants.includes('confirm') && button('confirm', t('tables.confirm-it'), { act: 'confirm' })}
          {(wants.includes('waiter') || wants.includes('bill')) &&
            button('answer', t('tables.answer'), { act: 'answer' })}
          {session.members
            .filter((member) => member.state === 'waiting')
            .flatMap((member) => [
              button(`in-${member.id}`, t('tables.let-in', { name: called(member) }), {
                act: 'admit',
                member_id: member.id,
                admit: true,
              }),
              button(
                `out-${member.id}`,
                t('tables.not-in', { name: called(member) }),
                { act: 'admit', member_id: member.id, admit: false },
                's',
              ),
            ])}
        </div>
      )}
      {session.money && (
        <>
          <TableBill session={session} money={session.money} tables={tables} />
          <div className={form.acts}>
            <Button kind="s" onClick={() => onBill(session.id)}>
              <Icon of={ReceiptText} size="s" />
              {t('tables.bill-of')}
            </Button>
          </div>
        </>
      )}
      {session.state !== 'paid' && <PlaceActs session={session} tables={tables} onPlace={onPlace} />}
      <p className={form.lead}>{t('tables.close-hint')}</p>
      <div className={form.acts}>{button('close', t('tables.close-table'), { act: 'close' }, 's')}</div>
    </>
  )
}

interface FactsProps {
  readonly session: SeatedTableWire
  /** How a phone is called here. */
  readonly called: (member: SeatedTableWire['members'][number]) => string
}

function Facts({ session, called }: FactsProps) {
  const t = useText()
  return (
    <dl className={form.rows}>
      <div>
        <dt>{t('tables.since')}</dt>
        <dd>
          <bdi>{session.since_time}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('tables.guests', { count: session.party })}</dt>
        <dd>
          <bdi>{session.members.map(called).join(' · ')}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('tables.open-rounds')}</dt>
        <dd>
          <N>{`${session.open_rounds}/${session.rounds}`}</N>
        </dd>
      </div>
    </dl>
  )
}

function TableBill({
  session,
  money,
  tables,
}: {
  session: SeatedTableWire
  money: NonNullable<SeatedTableWire['money']>
  tables: TableSheetProps['tables']
}) {
  const t = useText()
  const client = useClient()
  const { busy, act, desk } = tables
  const key = useIdempotencyKey()
  const take = async (tender: 'cash' | 'card') => {
    const body = { tender, wish: { what: 'whole' as const }, amount: money.free }
    const press = key.of({ session: session.id, ...body })
    if (await act(tender, () => client.takeTablePayment(session.id, body, press))) key.done()
  }
  return (
    <>
      <dl className={form.rows}>
        <div>
          <dt>{t('tables.total')}</dt>
          <dd>
            <Money amount={money.bill.total} />
          </dd>
        </div>
        <div>
          <dt>{t('tables.left')}</dt>
          <dd>
            <Money amount={leftOf(session)} size="m" />
          </dd>
        </div>
      </dl>
      {session.state !== 'paid' && Number(money.left) > Number(money.free) && (
        <Note tone="info">{t('tables.being-paid')}</Note>
      )}
      {session.state !== 'paid' && Number(money.free) > 0 && desk.may.includes('take_payment') && (
        <div className={form.acts}>
          <Button state={busy === 'cash' ? 'busy' : 'idle'} onClick={() => void take('cash')}>
            <Icon of={Banknote} size="s" />
            {t('tables.cash')} <Money amount={money.free} />
          </Button>
          <Button kind="s" state={busy === 'card' ? 'busy' : 'idle'} onClick={() => void take('card')}>
            <Icon of={CreditCard} size="s" />
            {t('tables.card')} <Money amount={money.free} />
          </Button>
        </div>
      )}
    </>
  )
}
