import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { FormSheet } from '../shell/form-sheet.tsx'
import { useAct } from '../shell/use-act.ts'
import type { UnitSheetProps } from './unit-part.ts'

/** Asks once more before a branch is disconnected, and says what is left to do in the authority's portal. */
export function EndSheet({ unit, onUnits, onClose: close }: UnitSheetProps) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const onClose = useWhileMounted(close)
  const send = () =>
    act.run(
      () => client.endEInvoicing(unit.branch_id),
      (units) => {
        onUnits(units)
        onClose()
      },
    )
  return (
    <FormSheet
      title={t('einvoicing.end')}
      send={t('einvoicing.end-send')}
      onSend={send}
      act={act}
      onClose={onClose}
    >
      <p>{t('einvoicing.end-lead')}</p>
      <p>{t('einvoicing.end-portal')}</p>
    </FormSheet>
  )
}
