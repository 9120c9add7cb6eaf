import { Banknote, Building2, CreditCard, Gift, Nfc, Wallet, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { DraftBody } from '#contract/ordering/cart-draft.ts'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { WayToPay } from '#domain/payments/way-to-pay.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import { Card } from './card.tsx'
import styles from './pay-card.module.css'
import { useTenders } from './use-tenders.ts'
import { useMyCompany } from './use-my-company.ts'
import { wayOf } from './way-of.ts'
import type { MyCompanyWire } from '#contract/companies/company-orders.ts'
import { useCompanyText } from '../../i18n/use-company-text.ts'

const icons: Readonly<Record<WayToPay, LucideIcon>> = {
  card: CreditCard,
  cash: Banknote,
  card_on_delivery: Nfc,
  company: Building2,
}

/** How to pay: wallet and points as far as they go, and the way in which the rest is paid. */
export function PayCard({ cart }: { readonly cart: CartWire }) {
  const t = useText()
  const { customer, openSignIn } = useCustomer()
  const { input, change, error } = useDraftChange()
  const way = input.payment_method_id ?? wayOf(cart)
  const company = useMyCompany(customer !== undefined)
  const ways =
    company && !cart.pay.ways.includes('company') ? [...cart.pay.ways, 'company' as const] : cart.pay.ways
  const nothingLeft = Number(cart.bill.to_pay) === 0
  return (
    <Card title={t('checkout.pay-with')}>
      {customer && <Tenders cart={cart} input={input} change={change} />}
      {nothingLeft ? (
        <p className={styles.hint}>{t('pay.nothing-left')}</p>
      ) : (
        ways.map((one) => (
          <ChoiceRow
            key={one}
            type="radio"
            name="payment_method"
            value={one}
            checked={one === way}
            onChange={() => change({ payment_method_id: one })}
            end={
              <span className={styles.mark}>
                <Icon of={icons[one]} />
              </span>
            }
          >
            {t(one === 'card' ? 'checkout.card' : `pay.${one}`)}
            <span className={styles.hint}>
              {one === 'company' ? (
                <AccountHint company={company} toPay={cart.bill.to_pay} />
              ) : (
                t(one === 'card' ? 'checkout.card-hint' : `pay.${one}-hint`)
              )}
            </span>
          </ChoiceRow>
        ))
      )}
      {way !== 'card' && !customer && (
        <Note tone="info">
          {t('pay.code-first')}{' '}
          <Button kind="q" size="sm" onClick={openSignIn}>
            {t('pay.code-send')}
          </Button>
        </Note>
      )}
      {error && (
        <Note tone="err" alert>
          {error}
        </Note>
      )}
    </Card>
  )
}

interface TendersProps {
  readonly cart: CartWire
  /** What was pressed and is not answered yet. */
  readonly input: DraftBody
  readonly change: (draft: DraftBody) => void
}

/** Balances of who is signed in, where the restaurant has them (spec 6). */
function Tenders({ cart, input, change }: TendersProps) {
  const t = useText()
  const tenders = useTenders(cart.pay)
  const { bill, pay } = cart
  return (
    <>
      {pay.wallet !== 'none' && tenders && (
        <ChoiceRow
          type="checkbox"
          toggle
          name="use_wallet"
          checked={input.use_wallet ?? cart.use_wallet}
          disabled={!cart.use_wallet && (tenders.wallet === '0.00' || pay.wallet !== 'usable')}
          onChange={(use_wallet) => change({ use_wallet })}
          end={
            <span className={styles.mark}>
              <Icon of={Wallet} />
            </span>
          }
        >
          {t('pay.wallet')}
          <span className={styles.hint}>
            {bill.wallet !== '0.00' ? (
              <Say k="pay.wallet-pays" holes={{ sum: <Money amount={bill.wallet} size="s" /> }} />
            ) : pay.wallet === 'other_way' ? (
              t('pay.other-way')
            ) : cart.use_wallet && Number(tenders.wallet) > 0 ? (
              <Say
                k="pay.wallet-from"
                holes={{ sum: <Money amount={pay.wallet_min_order_amount} size="s" /> }}
              />
            ) : (
              <Say k="pay.balance" holes={{ sum: <Money amount={tenders.wallet} size="s" /> }} />
            )}
          </span>
        </ChoiceRow>
      )}
      {pay.points !== 'none' && tenders && (
        <ChoiceRow
          type="checkbox"
          toggle
          name="use_points"
          checked={input.use_points ?? cart.use_points}
          disabled={
            !cart.use_points && (tenders.points < Math.max(1, tenders.least) || pay.points !== 'usable')
          }
          onChange={(use_points) => change({ use_points })}
          end={
            <span className={styles.mark}>
              <Icon of={Gift} />
            </span>
          }
        >
          {t('pay.points')}
          <span className={styles.hint}>
            {bill.points !== '0.00' ? (
              <Say
                k="pay.points-pay"
                count={bill.points_used}
                holes={{ count: <N>{bill.points_used}</N>, sum: <Money amount={bill.points} size="s" /> }}
              />
            ) : pay.points === 'other_way' ? (
              t('pay.other-way')
            ) : tenders.points < tenders.least ? (
              <Say k="pay.points-from" count={tenders.least} holes={{ count: <N>{tenders.least}</N> }} />
            ) : (
              <Say k="bill.points" count={tenders.points} holes={{ count: <N>{tenders.points}</N> }} />
            )}
          </span>
        </ChoiceRow>
      )}
    </>
  )
}

function useDraftChange() {
  const t = useText()
  const { changeDraft } = useCart()
  const [error, setError] = useState<string>()
  const [input, setInput] = useState<DraftBody>({})
  const change = (draft: DraftBody) => {
    setError(undefined)
    setInput(draft)
    changeDraft(draft)
      .catch((problem: unknown) =>
        setError(problem instanceof CallError ? problem.message : t('checkout.failed')),
      )
      .finally(() => setInput({}))
  }
  return { input, change, error }
}

interface AccountHintProps {
  readonly company: MyCompanyWire['company']
  /** A decimal. */
  readonly toPay: string
}

/** Whose account it is, and whether this order is asked about first. */
function AccountHint({ company, toPay }: AccountHintProps) {
  const t = useCompanyText()
  if (!company) return t('company.hint')
  const asks = company.free !== null && Number(toPay) > Number(company.free)
  return (
    <>
      <bdi>{company.name}</bdi>
      {'. '}
      {t(asks ? 'company.asks' : 'company.goes-on')}
    </>
  )
}
