import { useState } from 'react'
import { Note } from '#ui/note.tsx'
import { useClient } from '../../shell/use-client.ts'
import { Card } from '../../customers/account/card.tsx'
import { CodeField } from '../../loyalty/coupon/code-field.tsx'
import { fillWith } from '../../i18n/say.tsx'
import { useWalletText } from '../../i18n/use-wallet-text.ts'
import { Money } from '../../shell/money.tsx'
import { useMoves } from '../../moves/moves.ts'

/** A coupon whose amount comes into the wallet: its code, and what it brought. */
export function RedeemCard() {
  const t = useWalletText()
  const client = useClient()
  const { revalidate } = useMoves()
  const [came, setCame] = useState<string>()
  const redeem = async (code: string) => {
    setCame(undefined)
    const { amount } = await client.redeemCoupon(code)
    setCame(amount)
    void revalidate()
  }
  return (
    <Card title={t('wallet.code')} quiet>
      <CodeField
        words={{ code: t('wallet.code'), apply: t('wallet.redeem'), failed: t('wallet.failed') }}
        onApply={redeem}
      />
      {came && (
        <Note tone="ok">{fillWith(t('wallet.redeemed'), { amount: <Money amount={came} size="s" /> })}</Note>
      )}
    </Card>
  )
}
