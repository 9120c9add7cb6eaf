import { useState } from 'react'
import type { CustomerGroupWire } from '#contract/loyalty/campaigns.ts'
import { CallError } from '#contract/core/client.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './campaigns.module.css'
import { SegmentFields } from './segment-fields.tsx'
import { useSegmentForm } from './use-segment-form.ts'

interface GroupSheetProps {
  readonly onClose: () => void
  readonly onMade: (made: CustomerGroupWire) => void
}

const fills = ['empty', 'segment'] as const
const names = ['name_ar', 'name_en'] as const

/** Makes a group of customers: empty, or of those who meet conditions now. */
export function GroupSheet({ onClose, onMade }: GroupSheetProps) {
  const t = useText()
  const form = useGroupForm(onMade)
  return (
    <Sheet
      title={t('campaign.add-group')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={form.busy ? 'busy' : 'idle'} onClick={form.send}>
          {t('campaign.make-group')}
        </Button>
      }
    >
      <div className={styles.form}>
        <div className={styles.pair}>
          {names.map((name) => (
            <Field
              key={name}
              label={t(`campaign.group-${name}`)}
              dir={name === 'name_ar' ? 'rtl' : 'ltr'}
              limit={60}
              autoComplete="off"
              value={form.text[name]}
              error={form.wrong && name === 'name_ar' ? t('shell.required') : undefined}
              onChange={(event) => form.type(name, event.currentTarget.value)}
            />
          ))}
        </div>
        <fieldset className={styles.fields}>
          <legend>{t('campaign.group-fill')}</legend>
          <div>
            {fills.map((fill) => (
              <ChoiceRow
                key={fill}
                type="radio"
                name="fill"
                value={fill}
                checked={fill === form.fill}
                onChange={() => form.setFill(fill)}
              >
                {t(`campaign.group-${fill}`)}
              </ChoiceRow>
            ))}
          </div>
        </fieldset>
        {form.fill === 'segment' && (
          <SegmentFields form={form.segment} legend={t('campaign.group-segment')} />
        )}
        {form.refused && (
          <Note tone="err" alert>
            {form.refused}
          </Note>
        )}
      </div>
    </Sheet>
  )
}

function useGroupForm(onMade: (made: CustomerGroupWire) => void) {
  const t = useText()
  const client = useClient()
  const [text, setText] = useState({ name_ar: '', name_en: '' })
  const [fill, setFill] = useState<(typeof fills)[number]>('empty')
  const [wrong, setWrong] = useState(false)
  const [state, setState] = useState<{ busy?: boolean; refused?: string }>({})
  const segment = useSegmentForm()
  return {
    text,
    fill,
    setFill,
    wrong,
    segment,
    ...state,
    type: (name: (typeof names)[number], value: string) => {
      setText((before) => ({ ...before, [name]: value }))
      setWrong(false)
    },
    send() {
      const nameless = text.name_ar.trim() === '' && text.name_en.trim() === ''
      setWrong(nameless)
      const whom = fill === 'segment' ? segment.read() : null
      if (nameless || whom === undefined) return
      setState({ busy: true })
      client
        .addGroup({ ...text, segment: whom })
        .then(onMade, (error: unknown) =>
          setState({ refused: error instanceof CallError ? error.message : t('told.unreachable') }),
        )
    },
  }
}
