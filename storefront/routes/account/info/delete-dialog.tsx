import { useEffect, useState } from 'react'
import type { DeletionWire } from '#contract/customers/customer.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '../../../shell/use-client.ts'
import { Say } from '../../../i18n/say.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { LateSkeleton } from '../../../shell/late-skeleton.tsx'
import { Money } from '../../../shell/money.tsx'
import styles from './dialog.module.css'
import { useDeletion } from './use-deletion.ts'

/** The end of an account: what would be lost is shown, and confirmed as it was shown (rule "Deleting an account"). */
export function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const client = useClient()
  const { left, trouble, busy, look, confirm } = useDeletion(client)
  const [sure, setSure] = useState(false)
  useEffect(look, [look])
  return (
    <Sheet title={t('info.delete-title')} closeWord={t('shell.close')} onClose={onClose}>
      <div className={styles.body}>
        {trouble && (
          <Note tone="err" alert>
            {trouble}
          </Note>
        )}
        {!left && !trouble && <LateSkeleton heights={['72px', '52px']} />}
        {left && left.orders_under_way > 0 && <Note tone="warn">{t('info.delete-order')}</Note>}
        {left?.orders_under_way === 0 && (
          <>
            <p>{t('info.delete-hint')}</p>
            <Left left={left} />
            <ChoiceRow type="checkbox" name="sure" checked={sure} onChange={setSure}>
              {t('info.delete-sure')}
            </ChoiceRow>
            <Button
              size="lg"
              wide
              disabled={!sure}
              state={busy ? 'busy' : 'idle'}
              onClick={() => confirm(left)}
            >
              {t('info.delete-now')}
            </Button>
          </>
        )}
        <Button kind="t" wide onClick={onClose}>
          {t('info.delete-keep')}
        </Button>
      </div>
    </Sheet>
  )
}

function Left({ left }: { readonly left: DeletionWire }) {
  const t = useText()
  const { wallet_balance: wallet, points_balance: points } = left
  if (Number(wallet) === 0 && points === 0) return null
  return (
    <Note tone="warn">
      {t('info.delete-left')}
      <p className={styles.left}>
        <Money amount={wallet} />
        <span>
          <Say k="account.points-count" count={points} holes={{ count: <N>{points}</N> }} />
        </span>
      </p>
    </Note>
  )
}
