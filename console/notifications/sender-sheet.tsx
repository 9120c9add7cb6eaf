import { useState } from 'react'
import type { SenderKindWire } from '#contract/notifications/messages.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useText } from '../i18n/use-text.ts'
import { FormSheet } from '../shell/form-sheet.tsx'
import page from '../shell/page.module.css'
import type { MessagesDesk, SaveFailure } from './use-messages.ts'

interface SenderSheetProps {
  readonly desk: MessagesDesk
  /** None when one is added. */
  readonly provider: string | undefined
  readonly onClose: () => void
}

/** Connects a sender or changes one. Secrets are written only: nothing that is kept is ever shown here. */
export function SenderSheet({ desk, provider, onClose: close }: SenderSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const form = useSenderForm(desk, provider, onClose)
  const name = t(`messages.provider.${(form.kind?.provider ?? 'smtp') as 'smtp'}`)
  return (
    <FormSheet
      title={provider ? t('messages.change-title', { name }) : t('messages.add')}
      send={t('messages.save')}
      onSend={() => void form.send()}
      act={{ busy: desk.busy.startsWith('save'), refused: form.why?.words }}
      onClose={onClose}
    >
      {!provider && (
        <fieldset className={page.choices}>
          <legend>{t('messages.provider')}</legend>
          {form.choices.map((kind) => (
            <ChoiceRow
              key={kind.provider}
              type="radio"
              name="provider"
              value={kind.provider}
              checked={kind === form.kind}
              onChange={() => form.choose(kind)}
            >
              {t(`messages.provider.${kind.provider as 'smtp'}`)} · {t(`messages.channel.${kind.channel}`)}
            </ChoiceRow>
          ))}
        </fieldset>
      )}
      {form.kind?.fields.map((field) => (
        <Field
          key={`${form.kind?.provider} ${field.name}`}
          label={`${t(`messages.field.${field.name as 'sender'}`)}${field.optional ? ` (${t('messages.optional')})` : ''}`}
          type={field.secret ? 'password' : 'text'}
          autoComplete="off"
          dir={field.name === 'sender_name' ? 'auto' : 'ltr'}
          {...(field.secret && { hint: t(form.secretHint) })}
          value={form.values[field.name] ?? ''}
          {...form.wrong(field)}
          onChange={(event) => form.type(field.name, event.currentTarget.value)}
        />
      ))}
      <ChoiceRow
        type="checkbox"
        toggle
        name="enabled"
        checked={form.enabled}
        onChange={() => form.setEnabled(!form.enabled)}
      >
        {t('messages.enabled')}
      </ChoiceRow>
      {provider && (
        <Button
          kind="t"
          state={desk.busy.startsWith('remove') ? 'busy' : 'idle'}
          onClick={() => void form.remove()}
        >
          {t('messages.remove')}
        </Button>
      )}
    </FormSheet>
  )
}

const secretHints = {
  new: 'gateways.secret-hint',
  kept: 'gateways.secret-kept',
  moved: 'messages.secret-again',
} as const

/** What is typed for a sender, what is wrong with it, and sending it. */
function useSenderForm(desk: MessagesDesk, provider: string | undefined, onClose: () => void) {
  const t = useText()
  const { senders, kinds } = desk.senders
  const own = senders.find((one) => one.provider === provider)
  const connected = new Set(senders.map((one) => one.provider))
  const choices = kinds.filter((one) => !connected.has(one.provider))
  const [kind, setKind] = useState<SenderKindWire | undefined>(() =>
    own ? kinds.find((one) => one.provider === provider) : choices[0],
  )
  const [values, setValues] = useState<Readonly<Record<string, string>>>(own?.shown ?? {})
  const [enabled, setEnabled] = useState(own?.enabled ?? true)
  const [why, setWhy] = useState<SaveFailure>()
  const isMoved = (name: string) => values[name]?.trim().toLowerCase() !== own?.shown[name]?.toLowerCase()
  const moved =
    own !== undefined && (kind?.fields ?? []).some(({ name, address }) => address && isMoved(name))
  const closeUnless = (refused: SaveFailure | undefined) => (refused ? setWhy(refused) : onClose())
  return {
    kind,
    choices,
    values,
    enabled,
    setEnabled,
    why,
    secretHint: secretHints[own ? (moved ? 'moved' : 'kept') : 'new'],
    wrong: ({ name, secret }: SenderKindWire['fields'][number]) =>
      why?.fields[name] ? { error: t(secret && moved ? secretHints.moved : 'messages.wrong') } : {},
    choose(next: SenderKindWire) {
      setKind(next)
      setValues({})
      setWhy(undefined)
    },
    type(field: string, value: string) {
      setValues((before) => ({ ...before, [field]: value }))
    },
    async send() {
      if (kind) closeUnless(await desk.save(kind.provider, { enabled, values }))
    },
    async remove() {
      if (provider) closeUnless(await desk.remove(provider))
    },
  }
}
