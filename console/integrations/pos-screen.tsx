import { useState } from 'react'
import type { PosDeskWire } from '#contract/integrations/pos.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import { useAct } from '../shell/use-act.ts'
import { CopyField } from './copy-field.tsx'
import { IntegrationsFrame } from './integrations-frame.tsx'
import { PosMenu } from './pos-menu.tsx'
import { PosSheet } from './pos-sheet.tsx'

const tones = { waiting: 'info', sending: 'info', sent: 'ok', refused: 'err' } as const

/** The till: its account, what of ours is what of its, and the orders that went there. */
export function PosScreen({ first }: { readonly first: PosDeskWire }) {
  const t = useText()
  const [desk, setDesk] = useState(first)
  const [open, setOpen] = useState(false)
  return (
    <IntegrationsFrame
      part="pos"
      act={
        <Button onClick={() => setOpen(true)}>
          {t(desk.connected ? 'int.pos.change' : 'int.pos.connect')}
        </Button>
      }
    >
      <p className={page.lead}>{t('int.pos.lead')}</p>
      {desk.connected ? (
        <section className={page.card} aria-labelledby="till">
          <div className={page.badges}>
            <h2 id="till" className={page.grow}>
              <bdi>{desk.business}</bdi>
            </h2>
            <Badge tone={desk.enabled ? 'ok' : 'warn'}>
              {t(desk.enabled ? 'int.pos.on' : 'int.pos.off')}
            </Badge>
          </div>
          <CopyField label={t('int.pos.hook')} value={desk.hook_url} />
        </section>
      ) : (
        <p className={page.empty}>{t('int.pos.empty')}</p>
      )}
      {desk.connected && <PosMenu />}
      {desk.connected && <PosOrders desk={desk} onDesk={setDesk} />}
      {open && (
        <PosSheet
          desk={desk}
          onDesk={(after) => {
            setDesk(after)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </IntegrationsFrame>
  )
}

interface PosOrdersProps {
  readonly desk: PosDeskWire
  readonly onDesk: (desk: PosDeskWire) => void
}

function PosOrders({ desk, onDesk }: PosOrdersProps) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  return (
    <section className={page.stack} aria-labelledby="pos-orders">
      <h2 id="pos-orders">{t('int.pos.orders')}</h2>
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
      {desk.orders.length === 0 ? (
        <p className={page.lead}>{t('int.pos.no-orders')}</p>
      ) : (
        <ul className={page.rows} aria-label={t('int.pos.orders')}>
          {desk.orders.map((order) => (
            <li key={order.order_id}>
              <span className={page.main}>
                <b>{t('int.pos.order', { number: order.number })}</b>
                <span className={page.small}>{order.when}</span>
                {order.error && <bdi className={page.small}>{order.error}</bdi>}
                {order.void_there && <span className={page.small}>{t('int.pos.void-there')}</span>}
              </span>
              <span className={page.badges}>
                <Badge tone={tones[order.state]}>{t(`int.pos.state.${order.state}`)}</Badge>
              </span>
              {order.state === 'refused' && (
                <Button
                  kind="s"
                  aria-label={t('int.pos.retry-of', { number: order.number })}
                  onClick={() => act.run(() => client.retryPosOrder(order.order_id), onDesk)}
                >
                  {t('int.pos.retry')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
