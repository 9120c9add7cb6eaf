import { useEffect, useState } from 'react'
import type { MyCompanyWire } from '#contract/companies/company-orders.ts'
import { Note } from '#ui/note.tsx'
import { useClient } from '../../shell/use-client.ts'
import { useCompanyText } from '../../i18n/use-company-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { Money } from '../../shell/money.tsx'

/** Orders that wait for the approval of who is signed in, each with its page (rule "Orders on account": by link or in the account). */
export function ToApprove() {
  const t = useCompanyText()
  const client = useClient()
  const [orders, setOrders] = useState<MyCompanyWire['to_approve']>([])
  useEffect(() => {
    let gone = false
    client.myCompany().then(
      (mine) => {
        if (!gone) setOrders(mine.to_approve)
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [client])
  if (orders.length === 0) return null
  return (
    <Note tone="info">
      <b>{t('company.to-approve')}</b>
      <ul>
        {orders.map((one) => (
          <li key={one.id}>
            <LocalLink to={`/company-order/${one.id}`}>
              {t('company.member')} <bdi>{one.member}</bdi> · <Money amount={one.total} size="s" />
            </LocalLink>{' '}
            {t('company.until', { time: one.decide_by })}
          </li>
        ))}
      </ul>
    </Note>
  )
}
