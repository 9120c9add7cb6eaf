import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CustomerPageWire } from '#contract/customers/customer-desk.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'
import { Fact } from '../shell/fact.tsx'
import { statusTones } from '../ordering/orders/status-tones.ts'
import { Money } from '../shell/money.tsx'
import sheet from '../ordering/board/sheet-form.module.css'
import filters from '../shell/filters.module.css'
import page from '../shell/page.module.css'
import head from '../shell/screen-head.module.css'
import { useAct } from '../shell/use-act.ts'
import { CustomerNote } from './customer-note.tsx'
import { LedgerCard } from './ledger-card.tsx'

/** One customer: who it is, what it ordered, and its wallet and points. */
export function CustomerScreen({ first }: { readonly first: CustomerPageWire }) {
  const t = useText()
  const language = useLanguage()
  const [shown, setShown] = useState(first)
  const { customer, wallet, points } = shown
  const { role } = useMember()
  const name = customer.name || customer.mobile || customer.email
  return (
    <>
      <title>{name}</title>
      <header className={head.head}>
        <Link
          className={buttonClass({ kind: 'q' })}
          to={localPath('/customers', language)}
          aria-label={t('customers.back')}
        >
          <Icon of={ArrowLeft} flip />
        </Link>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {customer.group && <Badge tone="accent">{customer.group}</Badge>}
      </header>
      <main id="content" className={page.page}>
        <div className={page.columns}>
          <div className={page.stack}>
            <Profile shown={shown} onShown={setShown} />
            <CustomerNote shown={shown} onShown={setShown} />
            <Orders shown={shown} />
          </div>
          <div className={page.stack}>
            <LedgerCard
              title={t('customers.wallet')}
              balance={<Money amount={wallet.balance} size="m" />}
              log={wallet.log}
            />
            <LedgerCard title={t('customers.points')} balance={<N>{points.balance}</N>} log={points.log} />
            {mayStaff(role, 'balances') && (
              <Link
                className={buttonClass({ kind: 's' })}
                to={`${localPath('/balances', language)}?customer=${encodeURIComponent(customer.mobile || customer.email)}`}
              >
                {t('customers.change-balance')}
              </Link>
            )}
          </div>
        </div>
      </main>
    </>
  )
}

interface PartProps {
  readonly shown: CustomerPageWire
}

function Profile({ shown, onShown }: PartProps & { readonly onShown: (page: CustomerPageWire) => void }) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const { customer, groups, habits } = shown
  return (
    <section className={page.card} aria-labelledby="customer-profile">
      <h2 id="customer-profile">{t('customers.profile')}</h2>
      <p>
        {customer.mobile && (
          <a className={page.link} href={`tel:${customer.mobile}`}>
            <N>{customer.mobile}</N>
          </a>
        )}{' '}
        <bdi>{customer.email}</bdi>
      </p>
      <dl className={sheet.rows}>
        <Fact name={t('customers.joined')}>
          <N>{customer.joined}</N>
        </Fact>
        <Fact name={t('customers.spent')}>
          <Money amount={habits.spent} />
        </Fact>
        {habits.orders > 0 && (
          <>
            <Fact name={t('customers.average')}>
              <Money amount={habits.average} />
            </Fact>
            <Fact name={t('customers.first')}>
              <bdi>{habits.first_order}</bdi>
            </Fact>
            <Fact name={t('customers.last')}>
              <bdi>{habits.last_order}</bdi>
            </Fact>
          </>
        )}
      </dl>
      {groups.length > 0 && (
        <label className={filters.select}>
          {t('customers.group')}
          <select
            value={customer.group_id ?? ''}
            onChange={(event) => {
              const group = event.currentTarget.value || null
              act.run(() => client.setCustomerGroup(customer.id, { group_id: group }), onShown)
            }}
          >
            <option value="">{t('customers.no-group')}</option>
            {groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
    </section>
  )
}

function Orders({ shown: { orders, orders_total } }: PartProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <section className={page.card} aria-labelledby="customer-orders">
      <h2 id="customer-orders">
        {t('customers.orders')} <N>{orders_total}</N>
      </h2>
      {orders.length === 0 && <p className={page.small}>{t('customers.no-orders')}</p>}
      <ul className={page.lines}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link className={page.link} to={localPath(`/orders/${order.id}`, language)}>
              {order.number ? <N>#{order.number}</N> : t('orders.no-number')}
            </Link>
            <Badge tone={statusTones[order.shown]}>{t(`status.${order.shown}`)}</Badge>
            <span className={`${page.small} ${page.grow}`}>
              <bdi>{order.when}</bdi>
            </span>
            <Money amount={order.total} />
          </li>
        ))}
      </ul>
    </section>
  )
}
