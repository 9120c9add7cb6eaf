import { Link } from 'react-router'
import type { OrderLineWire } from '#contract/ordering/order-desk.ts'
import { Badge } from '#ui/badge.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { useLanguage } from '#web/use-language.ts'
import { typeIcons } from '../board/type-icon.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import { Money } from '../../shell/money.tsx'
import page from '../../shell/page.module.css'
import table from '../../shell/table.module.css'
import { ScrollRegion } from '../../shell/scroll-region.tsx'
import { statusTones } from './status-tones.ts'

/** Orders in rows; each leads to its page. */
export function OrderTable({ lines }: { readonly lines: readonly OrderLineWire[] }) {
  const t = useText()
  const language = useLanguage()
  const several = useMember().branches.length > 1
  return (
    <ScrollRegion label={t('orders.title')}>
      <table className={`${table.table} ${table.cards}`}>
        <thead>
          <tr>
            <th scope="col">{t('orders.number')}</th>
            <th scope="col">{t('orders.when')}</th>
            <th scope="col">{t('orders.customer')}</th>
            {several && (
              <th scope="col" className={table.wide}>
                {t('board.branch')}
              </th>
            )}
            <th scope="col">{t('orders.status')}</th>
            <th scope="col" data-end>
              {t('orders.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <Link className={page.link} to={localPath(`/orders/${line.id}`, language)}>
                  {line.number ? <N>#{line.number}</N> : t('orders.no-number')}
                </Link>
                <span className={table.more}>
                  <Badge icon={typeIcons[line.type]}>{t(`type.${line.type}`)}</Badge>
                </span>
              </td>
              <td className={table.side}>
                <bdi>{line.when}</bdi>
              </td>
              <td>
                <bdi>{line.contact_name}</bdi>
                <span className={table.more}>
                  <N>{line.contact_mobile}</N>
                </span>
              </td>
              {several && (
                <td className={table.wide}>
                  <bdi>{line.branch}</bdi>
                </td>
              )}
              <td className={table.side}>
                <Badge tone={statusTones[line.shown]}>{t(`status.${line.shown}`)}</Badge>
              </td>
              <td className={table.side} data-end>
                <Money amount={line.total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
