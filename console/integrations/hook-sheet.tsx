import { useState } from 'react'
import type { WebhookEndpointWire, WebhookSecretWire, WebhooksWire } from '#contract/integrations/webhooks.ts'
import { webhookTypes, type WebhookType } from '#domain/integrations/webhook.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { CheckList } from '../shell/check-list.tsx'
import { FormSheet } from '../shell/form-sheet.tsx'
import page from '../shell/page.module.css'
import { useAct } from '../shell/use-act.ts'

interface HookSheetProps {
  /** None when one is added. */
  readonly of: WebhookEndpointWire | undefined
  readonly privateAllowed: boolean
  readonly onHooks: (hooks: WebhooksWire) => void
  readonly onSecret: (made: WebhookSecretWire) => void
  readonly onClose: () => void
}

/** Adds an address or changes one: where it is, what it hears, whether it is told at all; and the rarer acts. */
export function HookSheet({ of, privateAllowed, onHooks, onSecret, onClose }: HookSheetProps) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [url, setUrl] = useState(of?.url ?? '')
  const [events, setEvents] = useState<readonly WebhookType[]>(of?.events ?? webhookTypes)
  const [enabled, setEnabled] = useState(of?.enabled ?? true)
  const body = { url, events: [...events] }
  const send = () =>
    of
      ? act.run(() => client.changeWebhook(of.id, { ...body, enabled }), onHooks)
      : act.run(() => client.addWebhook(body), onSecret)
  return (
    <FormSheet
      title={of ? t('int.hooks.change-of', { url: of.url }) : t('int.hooks.new')}
      send={t('int.hooks.save')}
      onSend={send}
      disabled={events.length === 0}
      act={act}
      onClose={onClose}
    >
      <Field
        label={t('int.hooks.url')}
        type="url"
        dir="ltr"
        autoComplete="off"
        hint={t(privateAllowed ? 'int.hooks.url-demo' : 'int.hooks.url-hint')}
        value={url}
        error={act.wrong('url')}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <CheckList
        legend={t('int.hooks.events')}
        all={webhookTypes}
        chosen={events}
        word={(event) => t(`int.event.${event}`)}
        onChange={setEvents}
      />
      {of && (
        <>
          <ChoiceRow type="checkbox" toggle name="enabled" checked={enabled} onChange={setEnabled}>
            {t('int.hooks.enabled')}
          </ChoiceRow>
          <div className={page.acts}>
            <Button kind="s" onClick={() => act.run(() => client.renewWebhookSecret(of.id), onSecret)}>
              {t('int.hooks.renew')}
            </Button>
            <Button kind="s" onClick={() => act.run(() => client.removeWebhook(of.id), onHooks)}>
              {t('int.hooks.remove')}
            </Button>
          </div>
          <p className={page.small}>{t('int.hooks.renew-hint')}</p>
        </>
      )}
    </FormSheet>
  )
}
