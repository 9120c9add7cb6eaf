import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { WebhookEndpointWire, WebhookSecretWire, WebhooksWire } from '#contract/integrations/webhooks.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import { DeliveriesSheet } from './deliveries-sheet.tsx'
import { HookSheet } from './hook-sheet.tsx'
import { IntegrationsFrame } from './integrations-frame.tsx'
import { SecretSheet } from './secret-sheet.tsx'

type Open =
  | { readonly what: 'new' }
  | { readonly what: 'change' | 'log'; readonly of: WebhookEndpointWire }
  | { readonly what: 'secret'; readonly secret: string }

/** Addresses that are told what happens: what each hears, what waits for it, and its log. */
export function HooksScreen({ first }: { readonly first: WebhooksWire }) {
  const t = useText()
  const [hooks, setHooks] = useState(first)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const onSecret = ({ secret, endpoints }: WebhookSecretWire) => {
    setHooks(endpoints)
    setOpen({ what: 'secret', secret })
  }
  return (
    <IntegrationsFrame
      part="hooks"
      act={
        <Button onClick={() => setOpen({ what: 'new' })}>
          <Icon of={Plus} />
          {t('int.hooks.add')}
        </Button>
      }
    >
      <p className={page.lead}>{t('int.hooks.lead')}</p>
      {hooks.data.length === 0 ? (
        <p className={page.empty}>{t('int.hooks.empty')}</p>
      ) : (
        <ul className={page.rows} aria-label={t('int.hooks.list')}>
          {hooks.data.map((of) => (
            <HookRow key={of.id} of={of} onOpen={(what) => setOpen({ what, of })} />
          ))}
        </ul>
      )}
      {(open?.what === 'new' || open?.what === 'change') && (
        <HookSheet
          of={open.what === 'change' ? open.of : undefined}
          privateAllowed={hooks.private_allowed}
          onHooks={(after) => {
            setHooks(after)
            close()
          }}
          onSecret={onSecret}
          onClose={close}
        />
      )}
      {open?.what === 'log' && <DeliveriesSheet of={open.of} onClose={close} />}
      {open?.what === 'secret' && (
        <SecretSheet
          title={t('int.hooks.secret')}
          lead={t('int.hooks.once')}
          label={t('int.hooks.secret')}
          secret={open.secret}
          onClose={close}
        />
      )}
    </IntegrationsFrame>
  )
}

interface HookRowProps {
  readonly of: WebhookEndpointWire
  readonly onOpen: (what: 'change' | 'log') => void
}

function HookRow({ of, onOpen }: HookRowProps) {
  const t = useText()
  const { url } = of
  return (
    <li>
      <span className={page.main}>
        <b>
          <bdi dir="ltr">{url}</bdi>
        </b>
        <span className={page.small}>
          {of.events.map((event) => t(`int.event.${event}`)).join(t('ticket.comma'))}
        </span>
        {of.former_until && (
          <span className={page.small}>{t('int.hooks.former', { when: of.former_until })}</span>
        )}
      </span>
      <span className={page.badges}>
        {!of.enabled && <Badge tone="warn">{t('int.hooks.off')}</Badge>}
        {of.waiting > 0 && <Badge tone="info">{t('int.hooks.waiting', { count: of.waiting })}</Badge>}
        {of.dead > 0 && <Badge tone="err">{t('int.hooks.dead', { count: of.dead })}</Badge>}
      </span>
      <Button kind="s" onClick={() => onOpen('log')} aria-label={t('int.hooks.log-of', { url })}>
        {t('int.hooks.log')}
      </Button>
      <Button kind="s" onClick={() => onOpen('change')} aria-label={t('int.hooks.change-of', { url })}>
        {t('int.hooks.change')}
      </Button>
    </li>
  )
}
