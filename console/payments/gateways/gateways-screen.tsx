import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { GatewayAccountWire, GatewaysWire } from '#contract/payments/gateways.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import cardPicture from '../../pictures/card.webp'
import { GatewayCard } from './gateway-card.tsx'
import { GatewaySheet } from './gateway-sheet.tsx'
import styles from './gateways-screen.module.css'
import { useGateways } from './use-gateways.ts'

/** Which accounts the restaurant has at card gateways, which one takes new payments, and whether they work. */
export function GatewaysScreen({ first }: { readonly first: GatewaysWire }) {
  const t = useText()
  const desk = useGateways(first)
  const [open, setOpen] = useState<{ account?: GatewayAccountWire }>()
  const { accounts } = desk.gateways
  return (
    <>
      <title>{t('gateways.title')}</title>
      <header className={styles.head}>
        <h1>{t('gateways.title')}</h1>
        <Button onClick={() => setOpen({})}>
          <Icon of={Plus} />
          {t('gateways.add')}
        </Button>
      </header>
      <main id="content" className={styles.page}>
        <p className={styles.lead}>{t('gateways.lead')}</p>
        {accounts.length === 0 && (
          <Empty picture={cardPicture} title={t('gateways.empty')} text={t('gateways.empty-lead')} />
        )}
        <ul className={styles.list}>
          {accounts.map((account) => (
            <li key={account.id}>
              <GatewayCard account={account} desk={desk} onChange={() => setOpen({ account })} />
            </li>
          ))}
        </ul>
      </main>
      {open && <GatewaySheet desk={desk} account={open.account} onClose={() => setOpen(undefined)} />}
    </>
  )
}
