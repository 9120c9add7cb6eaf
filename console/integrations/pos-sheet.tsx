import { useState } from 'react'
import type { PosDeskWire } from '#contract/integrations/pos.ts'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { FormSheet } from '../shell/form-sheet.tsx'
import { useAct } from '../shell/use-act.ts'

interface PosSheetProps {
  readonly desk: PosDeskWire
  readonly onDesk: (desk: PosDeskWire) => void
  readonly onClose: () => void
}

/** Connects the till: its token, and what of its own it wants named. Kept once the till has taken the token. */
export function PosSheet({ desk, onDesk, onClose }: PosSheetProps) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [typed, setTyped] = useState({
    token: '',
    payment_method_id: desk.payment_method_id,
    delivery_charge_id: desk.delivery_charge_id,
    simulator_url: '',
  })
  const [enabled, setEnabled] = useState(desk.connected ? desk.enabled : true)
  const field = (name: keyof typeof typed) => ({
    label: t(`int.pos.${name}`),
    dir: 'ltr' as const,
    autoComplete: 'off',
    value: typed[name],
    error: act.wrong(name),
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const { value } = event.currentTarget
      setTyped((now) => ({ ...now, [name]: value }))
    },
  })
  const { simulator_url: simulator, ...rest } = typed
  const send = () =>
    act.run(
      () => client.connectPos({ ...rest, enabled, ...(simulator && { simulator_url: simulator }) }),
      onDesk,
    )
  return (
    <FormSheet
      title={t('int.pos.connect')}
      send={t('int.hooks.save')}
      onSend={send}
      act={act}
      onClose={onClose}
    >
      <Field
        {...field('token')}
        type="password"
        hint={t(desk.connected ? 'gateways.secret-kept' : 'gateways.secret-hint')}
      />
      <Field {...field('payment_method_id')} hint={t('int.pos.payment-hint')} />
      <Field {...field('delivery_charge_id')} hint={t('int.pos.delivery-hint')} />
      {desk.simulators_allowed && <Field {...field('simulator_url')} type="url" />}
      <ChoiceRow type="checkbox" toggle name="enabled" checked={enabled} onChange={setEnabled}>
        {t('int.pos.enabled')}
      </ChoiceRow>
    </FormSheet>
  )
}
