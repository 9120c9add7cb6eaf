import type { ReactNode } from 'react'
import type { EditedOrderWire } from '#contract/ordering/order-edit.ts'
import { N } from '#ui/text/n.tsx'
import sheet from '../board/sheet-form.module.css'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import page from '../../shell/page.module.css'

/** What the change costs, and how the difference is settled. */
export function EditSums({ edited }: { readonly edited: EditedOrderWire }) {
  const t = useText()
  const { settles } = edited
  return (
    <div aria-live="polite">
      <dl className={sheet.rows}>
        <Row name={t('edit.was')}>
          <Money amount={edited.was} />
        </Row>
        <Row name={t('edit.is')}>
          <Money amount={edited.sums.total} size="m" />
        </Row>
        {edited.to_card !== '0.00' && (
          <Row name={t('edit.to-card')}>
            <Money amount={edited.to_card} />
          </Row>
        )}
        {edited.to_wallet !== '0.00' && (
          <Row name={t('edit.to-wallet')}>
            <Money amount={edited.to_wallet} />
          </Row>
        )}
        {edited.to_points > 0 && (
          <Row name={t('edit.to-points')}>
            <N>{edited.to_points}</N>
          </Row>
        )}
        {settles === 'link' && (
          <Row name={t('edit.asked')}>
            <Money amount={edited.more} />
          </Row>
        )}
      </dl>
      {settles === 'link' && <p className={page.small}>{t('edit.asked-lead')}</p>}
      {(settles === 'nothing' || settles === 'at_hand_over') && (
        <p className={page.small}>{t(`edit.settles.${settles}`)}</p>
      )}
    </div>
  )
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
