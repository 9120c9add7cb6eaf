import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { StaffBalancesWire } from '#contract/loyalty/wallet.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import { BalanceCard } from './balance-card.tsx'
import styles from './balances-screen.module.css'

interface BalancesScreenProps {
  readonly contact: string
  readonly first: StaffBalancesWire | undefined
}

/** Looks a customer up by number or e-mail; shows wallet and points with their newest lines, and changes them. */
export function BalancesScreen({ contact, first }: BalancesScreenProps) {
  const t = useText()
  const client = useClient()
  const [typed, setTyped] = useState(contact)
  const [found, setFound] = useState(first)
  const [trouble, setTrouble] = useState(contact && !first ? t('balances.nobody') : undefined)
  const look = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    client.findBalances({ contact: typed }).then(
      (balances) => {
        setFound(balances)
        setTrouble(undefined)
      },
      (error: unknown) => {
        setFound(undefined)
        const known = error instanceof CallError ? error : undefined
        const words = known ? known.message : t('told.unreachable')
        setTrouble(known?.status === 404 ? t('balances.nobody') : words)
      },
    )
  }
  return (
    <>
      <title>{t('balances.title')}</title>
      <header className={styles.head}>
        <h1>{t('balances.title')}</h1>
        <form role="search" className={styles.look} onSubmit={look}>
          <label className={styles.search}>
            <Icon of={Search} />
            <input
              value={typed}
              dir="ltr"
              autoComplete="off"
              aria-label={t('balances.find')}
              placeholder={t('balances.find')}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
          <Button kind="s" type="submit">
            {t('balances.look')}
          </Button>
        </form>
      </header>
      <main id="content" className={styles.page}>
        {trouble && (
          <Note tone="info" alert>
            {trouble}
          </Note>
        )}
        {!found && !trouble && <p className={styles.none}>{t('balances.hint')}</p>}
        {found && (
          <>
            <h2 className={styles.who}>
              <bdi>{found.customer.name || t('balances.unnamed')}</bdi>
              <bdi className="n">{found.customer.mobile || found.customer.email}</bdi>
            </h2>
            <div className={styles.cards}>
              {(['wallet', 'points'] as const).map((ledger) => (
                <BalanceCard
                  key={`${found.customer.id}-${ledger}`}
                  ledger={ledger}
                  balances={found}
                  onChanged={setFound}
                />
              ))}
            </div>
          </>
        )}
      </main>
    </>
  )
}
