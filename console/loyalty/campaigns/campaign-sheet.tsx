import type { CampaignWire, CustomerGroupWire } from '#contract/loyalty/campaigns.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import { useFaultWords } from '../../shell/use-fault-words.ts'
import { CampaignPreview } from './campaign-preview.tsx'
import styles from './campaigns.module.css'
import { SegmentFields } from './segment-fields.tsx'
import { couponKinds, useCampaignForm, type CampaignForm, type CampaignText } from './use-campaign-form.ts'

interface CampaignSheetProps {
  readonly groups: readonly CustomerGroupWire[]
  readonly onClose: () => void
  readonly onSent: (sent: CampaignWire) => void
}

/** Writes a campaign: text, coupon and audience; counted first, and sent by a press that says to how many. */
export function CampaignSheet({ groups, onClose, onSent }: CampaignSheetProps) {
  const t = useText()
  const form = useCampaignForm(onSent)
  return (
    <Sheet
      title={t('campaign.add')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={<Acts form={form} />}
    >
      <div className={styles.form}>
        <Text form={form} name="name" hint={t('campaign.name-hint')} />
        <fieldset className={styles.fields}>
          <legend>{t('campaign.texts')}</legend>
          <Text form={form} name="body_ar" rows={3} />
          <Text form={form} name="body_en" rows={3} />
        </fieldset>
        <Coupon form={form} />
        <SegmentFields
          form={form.segment}
          legend={t('campaign.audience')}
          hint={t('campaign.audience-hint')}
          groups={groups}
        />
        <CampaignPreview form={form} />
        <Note tone="info">{t('campaign.quiet')}</Note>
        {form.refused && (
          <Note tone="err" alert>
            {form.refused}
          </Note>
        )}
      </div>
    </Sheet>
  )
}

function Acts({ form }: { readonly form: CampaignForm }) {
  const t = useText()
  const { tried, busy } = form
  if (!tried?.reachable)
    return (
      <div className={styles.foot}>
        <div role="status">{tried && <Note tone="warn">{t('campaign.nobody')}</Note>}</div>
        <Button wide state={busy === 'try' ? 'busy' : 'idle'} onClick={form.tryIt}>
          {t('campaign.try')}
        </Button>
      </div>
    )
  return (
    <Button wide state={busy === 'send' ? 'busy' : 'idle'} onClick={form.send}>
      {t('campaign.sure', { count: tried.reachable })}
    </Button>
  )
}

function Coupon({ form }: { readonly form: CampaignForm }) {
  const t = useText()
  return (
    <fieldset className={styles.fields}>
      <legend>{t('campaign.gives')}</legend>
      <div>
        {couponKinds.map((kind) => (
          <ChoiceRow
            key={kind}
            type="radio"
            name="coupon"
            value={kind}
            checked={kind === form.kind}
            onChange={() => form.setKind(kind)}
          >
            {t(`campaign.coupon.${kind}`)}
          </ChoiceRow>
        ))}
      </div>
      {form.kind !== 'none' && (
        <>
          <div className={styles.pair}>
            <Text form={form} name={form.kind} />
            <Text form={form} name="valid_days" />
          </div>
          <p className={styles.small}>{t('campaign.coupon-hint')}</p>
        </>
      )}
    </fieldset>
  )
}

interface TextProps {
  readonly form: CampaignForm
  readonly name: CampaignText
  readonly hint?: string
  readonly rows?: number
}

const most: Partial<Record<CampaignText, number>> = { name: 60, body_ar: 500, body_en: 500 }

function Text({ form, name, hint, rows }: TextProps) {
  const t = useText()
  const fault = useFaultWords()
  const { symbol } = useMember().tenant
  const dir = name === 'body_ar' ? 'rtl' : name === 'name' ? undefined : 'ltr'
  return (
    <Field
      label={t(`campaign.${name}`)}
      hint={hint}
      rows={rows}
      limit={most[name]}
      dir={dir}
      code={name === 'amount' ? symbol : name === 'percent' ? '%' : undefined}
      autoComplete="off"
      value={form.text[name]}
      error={form.wrong.includes(name) ? fault(form.text[name]) : undefined}
      onChange={(event) => form.type(name, event.currentTarget.value)}
    />
  )
}
