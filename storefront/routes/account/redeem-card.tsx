import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { CallError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { Card } from '../../account/card.tsx'
import { useWalletText } from '../../i18n/use-wallet-text.ts'
import styles from './top-up-card.module.css'

/** A coupon whose amount comes into the wallet: its code, and what it brought. */
export function RedeemCard() {
  const t = useWalletText()
  const client = useClient()
  const { revalidate } = useRevalidator()
  const [code, setCode] = useState('')
  const [state, setState] = useState<{ busy: boolean; error?: string; came?: string }>({ busy: false })
  const redeem = () => {
    if (state.busy || code.trim() === '') return
    setState({ busy: true })
    client.redeemCoupon(code).then(
      ({ amount }) => {
        setCode('')
        setState({ busy: false, came: amount })
        void revalidate()
      },
      (error: unknown) =>
        setState({ busy: false, error: error instanceof CallError ? error.message : t('wallet.failed') }),
    )
  }
  return (
    <Card title={t('wallet.code')} quiet>
      <div className={styles.row}>
        <Field
          label={t('wallet.code')}
          value={code}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          error={state.error}
          onChange={(event) => {
            setCode(event.currentTarget.value)
            setState({ busy: false })
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') redeem()
          }}
        />
        <Button kind="s" state={state.busy ? 'busy' : 'idle'} disabled={code.trim() === ''} onClick={redeem}>
          {t('wallet.redeem')}
        </Button>
      </div>
      {state.came && <Note tone="ok">{t('wallet.redeemed', { amount: state.came })}</Note>}
    </Card>
  )
}
