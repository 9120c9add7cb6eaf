import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import { parseAmount } from '#domain/core/money.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/fields/chip.tsx'
import { Field } from '#ui/fields/field.tsx'
import { N } from '#ui/text/n.tsx'
import { useClient } from '../../shell/use-client.ts'
import { Card } from '../../customers/account/card.tsx'
import { fillWith } from '../../i18n/say.tsx'
import { useWalletText } from '../../i18n/use-wallet-text.ts'
import { Money } from '../../shell/money.tsx'
import { useHoldReload } from '#web/hold-reload.ts'
import styles from './top-up-card.module.css'

interface TopUpCardProps {
  /** Decimal strings. */
  readonly range: { readonly least: string; readonly most: string }
}

const usual = [50, 100, 200]

/** Adds money to the wallet by card: a usual amount or one's own, then the gateway's page. */
export function TopUpCard({ range }: TopUpCardProps) {
  const t = useWalletText()
  const client = useClient()
  const offered = usual.filter((amount) => amount >= Number(range.least) && amount <= Number(range.most))
  const [amount, setAmount] = useState(String(offered[0] ?? range.least))
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
  useHoldReload(state.busy)
  const choose = (typed: string) => {
    setAmount(typed)
    setState({ busy: false })
  }
  const pay = () => {
    if (state.busy) return
    setState({ busy: true })
    client.topUp(amount).then(
      ({ pay_url }) => window.location.assign(pay_url),
      (error: unknown) =>
        setState({ busy: false, error: error instanceof CallError ? error.message : t('wallet.failed') }),
    )
  }
  return (
    <Card title={t('wallet.top-up')}>
      <p className={styles.hint}>{t('wallet.top-up-hint')}</p>
      <div className={styles.chips}>
        {offered.map((one) => (
          <Chip key={one} on={parseAmount(amount) === one * 100} onClick={() => choose(String(one))}>
            <N>{one}</N>
          </Chip>
        ))}
      </div>
      <Field
        label={t('wallet.amount')}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={amount}
        error={state.error}
        onChange={(event) => choose(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') pay()
        }}
      />
      <p className={styles.hint}>
        <Range {...range} />
      </p>
      <Button wide state={state.busy ? 'busy' : 'idle'} disabled={amount.trim() === ''} onClick={pay}>
        {t('wallet.pay')}
      </Button>
    </Card>
  )
}

function Range({ least, most }: TopUpCardProps['range']) {
  const t = useWalletText()
  return (
    <>
      {fillWith(t('wallet.range'), {
        least: <Money amount={least} size="s" muted />,
        most: <Money amount={most} size="s" muted />,
      })}
    </>
  )
}
