import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '#web/use-client.ts'
import form from '../../ordering/board/sheet-form.module.css'
import { useText } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import styles from './here-sheet.module.css'
import type { StockOption } from './stock-options.tsx'

interface OptionHereSheetProps {
  readonly branchId: string
  readonly option: StockOption
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** An option at this branch, in all dishes that have it: whether it is on the menu, what it costs for each way to order. */
export function OptionHereSheet({ branchId, option, onClose, onSaved }: OptionHereSheetProps) {
  const t = useText()
  const { role, tenant } = useMember()
  const here = useOptionForm(branchId, option, onSaved)
  return (
    <Sheet
      title={option.name}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={here.busy ? 'busy' : 'idle'} onClick={here.save}>
          {t('stock.save')}
        </Button>
      }
    >
      <div className={form.form}>
        <p>
          <bdi>{option.dishes.join(' · ')}</bdi>
        </p>
        <ChoiceRow type="checkbox" toggle name="shown" checked={here.shown} onChange={here.setShown}>
          {t('stock.shown')}
        </ChoiceRow>
        {mayStaff(role, 'prices') && (
          <fieldset className={styles.prices}>
            <legend>{t('stock.prices')}</legend>
            <p className={styles.hint}>{t('stock.prices-hint')}</p>
            {option.prices.map(({ type, usual }, i) => (
              <Field
                key={type ?? 'all'}
                label={type === null ? t('stock.price-all') : t(`type.${type}`)}
                code={tenant.symbol}
                inputMode="decimal"
                autoComplete="off"
                placeholder={usual ?? t('stock.price-varies')}
                value={here.prices[i] ?? ''}
                error={here.badPrice[i] ? t('stock.price-bad') : undefined}
                onChange={(event) => here.setPrice(i, event.currentTarget.value)}
              />
            ))}
          </fieldset>
        )}
        {here.refused && (
          <Note tone="err" alert>
            {here.refused}
          </Note>
        )}
      </div>
    </Sheet>
  )
}

function useOptionForm(branchId: string, option: StockOption, onSaved: () => void) {
  const client = useClient()
  const t = useText()
  const [shown, setShown] = useState(!option.hidden)
  const [prices, setPrices] = useState(() => option.prices.map(({ own }) => own ?? ''))
  const [tried, setTried] = useState(false)
  const [state, setState] = useState<{ busy: boolean; refused?: string }>({ busy: false })
  const amounts = prices.map((text) => (text.trim() === '' ? null : parseAmount(text)))
  const badPrice = amounts.map((amount) => amount === undefined || (amount !== null && amount < 0))
  const changed = () =>
    option.prices.flatMap(({ type, own }, i) => {
      const price = amounts[i] == null ? null : toDecimal(amounts[i])
      return price === own ? [] : [{ type, price }]
    })
  return {
    shown,
    setShown,
    prices,
    setPrice: (i: number, text: string) => setPrices(prices.map((one, at) => (at === i ? text : one))),
    badPrice: badPrice.map((bad) => tried && bad),
    ...state,
    save() {
      setTried(true)
      if (badPrice.includes(true)) return
      const { length } = changed()
      setState({ busy: true })
      client
        .changeOptionsHere({
          branch_id: branchId,
          option_ids: option.ids,
          until: null,
          ...(shown === option.hidden && { hidden: !shown }),
          ...(length > 0 && { prices: changed() }),
        })
        .then(onSaved, (error: unknown) =>
          setState({
            busy: false,
            refused: error instanceof CallError ? error.message : t('told.unreachable'),
          }),
        )
    },
  }
}
