import { useState } from 'react'
import type { StockItemWire } from '#contract/backoffice/staff.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import form from '../../ordering/board/sheet-form.module.css'
import { useText } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import styles from './here-sheet.module.css'
import { useHereForm } from './use-here-form.ts'

interface HereSheetProps {
  readonly branchId: string
  readonly item: StockItemWire
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** An item at this branch: how many are left, whether it is on the menu, what it costs for each way to order. */
export function HereSheet({ branchId, item, onClose, onSaved }: HereSheetProps) {
  const t = useText()
  const { role } = useMember()
  // while it is open orders take of it: what nobody touched here is not written back
  const [opened] = useState(item)
  const here = useHereForm(branchId, opened, onSaved)
  return (
    <Sheet
      title={item.name}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={here.busy ? 'busy' : 'idle'} onClick={here.save}>
          {t('stock.save')}
        </Button>
      }
    >
      <div className={form.form}>
        <Field
          label={t('stock.count-field')}
          hint={t('stock.count-hint')}
          inputMode="numeric"
          autoComplete="off"
          value={here.left}
          error={here.badCount ? t('stock.count-bad') : undefined}
          onChange={(event) => here.setLeft(event.currentTarget.value)}
        />
        <ChoiceRow type="checkbox" toggle name="shown" checked={here.shown} onChange={here.setShown}>
          {t('stock.shown')}
        </ChoiceRow>
        {mayStaff(role, 'prices') && opened.prices.length > 0 && <Prices item={opened} here={here} />}
        {here.refused && (
          <Note tone="err" alert>
            {here.refused}
          </Note>
        )}
      </div>
    </Sheet>
  )
}

interface PricesProps {
  readonly item: StockItemWire
  readonly here: ReturnType<typeof useHereForm>
}

function Prices({ item, here }: PricesProps) {
  const t = useText()
  const { tenant } = useMember()
  return (
    <fieldset className={styles.prices}>
      <legend>{t('stock.prices')}</legend>
      <p className={styles.hint}>{t('stock.prices-hint')}</p>
      {item.prices.map(({ type, usual }, i) => (
        <Field
          key={type ?? 'all'}
          label={type === null ? t('stock.price-all') : t(`type.${type}`)}
          code={tenant.symbol}
          inputMode="decimal"
          autoComplete="off"
          placeholder={usual}
          value={here.prices[i] ?? ''}
          error={here.badPrice[i] ? t('stock.price-bad') : undefined}
          onChange={(event) => here.setPrice(i, event.currentTarget.value)}
        />
      ))}
    </fieldset>
  )
}
