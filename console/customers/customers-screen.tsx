import { Download } from 'lucide-react'
import { useState } from 'react'
import type {
  CustomerListWire,
  CustomerQueryWire,
  CustomerRowWire,
} from '#contract/customers/customer-desk.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'
import page from '../shell/page.module.css'
import head from '../shell/screen-head.module.css'
import { useAct } from '../shell/use-act.ts'
import { CustomerFilters } from './customer-filters.tsx'
import { CustomerRows } from './customer-rows.tsx'

interface CustomersScreenProps {
  readonly first: CustomerListWire
  readonly query: CustomerQueryWire
}

/** Customers by name, number, e-mail or group, in the order asked for; what is looked for stands in the address. */
export function CustomersScreen({ first, query }: CustomersScreenProps) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const { role } = useMember()
  const [more, setMore] = useState<readonly CustomerRowWire[]>([])
  const [next, setNext] = useState(first.next)
  const show = (number: number) =>
    act.run(
      () => client.listDeskCustomers({ ...query, page: number }),
      (list) => {
        setMore((now) => [...now, ...list.data])
        setNext(list.next)
      },
    )
  return (
    <>
      <title>{t('customers.title')}</title>
      <header className={head.head}>
        <h1 className={page.grow}>{t('customers.title')}</h1>
        {mayStaff(role, 'customer_file') && (
          <a className={buttonClass({ kind: 's' })} href={fileOf(query)} download>
            <Icon of={Download} />
            {t('reports.csv')}
          </a>
        )}
      </header>
      <main id="content" className={page.page}>
        <CustomerFilters groups={first.groups} query={query} />
        {first.total === 0 ? (
          <p className={page.empty}>{t('customers.none')}</p>
        ) : (
          <>
            <p className={page.small} role="status">
              {t('customers.count', { count: first.total })}
            </p>
            <CustomerRows customers={[...first.data, ...more]} />
          </>
        )}
        {act.refused && (
          <Note tone="err" alert>
            {act.refused}
          </Note>
        )}
        {next !== null && (
          <Button kind="s" state={act.busy ? 'busy' : 'idle'} onClick={() => show(next)}>
            {t('customers.more')}
          </Button>
        )}
      </main>
    </>
  )
}

function fileOf({ q, group_id, sort }: CustomerQueryWire): string {
  const asked = Object.entries({ q, group_id, sort }).filter((one): one is [string, string] => !!one[1])
  return `/api/v1/staff/customers/file?${new URLSearchParams(asked)}`
}
