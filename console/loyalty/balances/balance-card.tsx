import type { StaffBalancesWire } from '#contract/loyalty/wallet.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import { Money } from '../../shell/money.tsx'
import styles from './balances-screen.module.css'
import { changes, useBalanceForm } from './use-balance-form.ts'

interface BalanceCardProps {
  readonly ledger: 'wallet' | 'points'
  readonly balances: StaffBalancesWire
  readonly onChanged: (balances: StaffBalancesWire) => void
}

/** One of a customer's two balances: what is there, what moved lately, and a change with its reason. */
export function BalanceCard({ ledger, balances, onChanged }: BalanceCardProps) {
  const t = useText()
  const { balance, log } = balances[ledger]
  const show = (amount: string) => (ledger === 'wallet' ? <Money amount={amount} /> : <N>{amount}</N>)
  return (
    <section className={styles.card} aria-label={t(`balances.${ledger}`)}>
      <h3>
        {t(`balances.${ledger}`)} <strong>{show(balance)}</strong>
      </h3>
      {ledger === 'points' && balances.points.short > 0 && (
        <Note tone="warn">{t('balances.short', { count: balances.points.short })}</Note>
      )}
      {ledger === 'wallet' && balances.wallet.short !== '0.00' && (
        <Note tone="warn">
          {t('balances.short-money')} <Money amount={balances.wallet.short} />
        </Note>
      )}
      <ChangeForm ledger={ledger} balances={balances} onChanged={onChanged} />
      {log.length === 0 ? (
        <p className={styles.none}>{t('balances.no-lines')}</p>
      ) : (
        <ul className={styles.log}>
          {log.map((line) => (
            <li key={line.id}>
              <span>
                {line.label}
                {line.note && (
                  <small>
                    <Typed>{line.note}</Typed>
                  </small>
                )}
                <small>{line.at_words}</small>
              </span>
              <span data-sign={line.amount.startsWith('-') ? 'minus' : 'plus'}>
                {show(signed(line.amount))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** With its sign: what came, and what went. */
const signed = (amount: string) => (amount.startsWith('-') ? `−${amount.slice(1)}` : `+${amount}`)

function ChangeForm({ ledger, balances, onChanged }: BalanceCardProps) {
  const t = useText()
  const { tenant } = useMember()
  const form = useBalanceForm(ledger, balances.customer.id, onChanged)
  return (
    <form className={styles.form} onSubmit={form.send}>
      <Segmented
        legend={t('balances.change')}
        name={`${ledger}-type`}
        value={form.type}
        onChange={form.setType}
        options={changes.map((value) => ({ value, label: t(`balances.${value}`) }))}
      />
      <Field
        label={t(ledger === 'wallet' ? 'balances.amount' : 'balances.count')}
        code={ledger === 'wallet' ? tenant.symbol : undefined}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        value={form.amount}
        error={form.wrong.amount}
        onChange={(event) => form.setAmount(event.currentTarget.value)}
      />
      <Field
        label={t('balances.reason')}
        hint={t('balances.reason-hint')}
        dir="auto"
        autoComplete="off"
        value={form.reason}
        error={form.wrong.reason}
        onChange={(event) => form.setReason(event.currentTarget.value)}
      />
      {form.refused && (
        <Note tone="err" alert>
          {form.refused}
        </Note>
      )}
      <Button type="submit" kind="s" state={form.busy ? 'busy' : 'idle'}>
        {t('balances.save')}
      </Button>
    </form>
  )
}
