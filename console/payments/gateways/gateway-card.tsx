import { CircleCheck, FlaskConical, Landmark } from 'lucide-react'
import { useState } from 'react'
import type { GatewayAccountWire } from '#contract/payments/gateways.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './gateway-card.module.css'
import type { GatewaysDesk, GatewayResult } from './use-gateways.ts'

interface GatewayCardProps {
  readonly account: GatewayAccountWire
  readonly desk: GatewaysDesk
  readonly onChange: () => void
}

/** One account: what it is, whether it takes new payments, what its gateway says. */
export function GatewayCard({ account, desk, onChange }: GatewayCardProps) {
  const t = useText()
  const { busy, lastResult } = desk
  const { id, label, name, live, fixed, chosen } = account
  return (
    <article className={styles.card} aria-labelledby={`gateway-${id}`}>
      <h2 id={`gateway-${id}`}>
        {label} {name && <bdi>{name}</bdi>}
      </h2>
      <p className={styles.badges}>
        {chosen && (
          <Badge tone="ok" icon={CircleCheck}>
            {t('gateways.in-use')}
          </Badge>
        )}
        <Badge tone={live ? 'accent' : 'plain'} icon={live ? Landmark : FlaskConical}>
          {t(live ? 'gateways.live' : 'gateways.test')}
        </Badge>
      </p>
      {fixed ? <p className={styles.hint}>{t('gateways.fixed')}</p> : <Facts account={account} />}
      {!fixed && lacks(account, desk) && <Note tone="warn">{t('gateways.incomplete')}</Note>}
      {lastResult?.id === id && <Said result={lastResult} />}
      <div className={styles.acts}>
        <Button kind="s" state={busy === `check ${id}` ? 'busy' : 'idle'} onClick={() => void desk.check(id)}>
          {t('gateways.check')}
        </Button>
        {!chosen && (
          <Button
            kind="s"
            state={busy === `choose ${id}` ? 'busy' : 'idle'}
            onClick={() => void desk.choose(id)}
          >
            {t('gateways.choose')}
          </Button>
        )}
        {!fixed && (
          <Button kind="t" onClick={onChange}>
            {t('gateways.change')}
          </Button>
        )}
      </div>
    </article>
  )
}

/** An account from before its gateway needed more: only of HyperPay, and then it is the billing address. */
function lacks({ gateway, details }: GatewayAccountWire, { gateways }: GatewaysDesk): boolean {
  const kind = gateways.kinds.find(({ name }) => name === gateway)
  return kind?.needed.some((detail) => details[detail] === '') ?? false
}

function Facts({ account }: { readonly account: GatewayAccountWire }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard?.writeText(account.webhook_url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('gateways.address')}</dt>
        <dd>
          <bdi dir="ltr">{account.address}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('gateways.webhook')}</dt>
        <dd className={styles.webhook}>
          <bdi dir="ltr">{account.webhook_url}</bdi>
          <span className={styles.copy}>
            <Button kind="t" size="sm" state={copied ? 'done' : 'idle'} onClick={copy}>
              {t(copied ? 'gateways.copied' : 'gateways.copy')}
            </Button>
          </span>
        </dd>
      </div>
    </dl>
  )
}

function Said({ result: { check, refused } }: { readonly result: GatewayResult }) {
  const t = useText()
  if (!check && !refused) return null
  return (
    <Note tone={check === 'ok' ? 'ok' : 'err'} alert>
      {refused} {check && t(`gateways.result.${check}`)}
    </Note>
  )
}
