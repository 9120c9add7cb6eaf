import { useState } from 'react'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { FormSheet } from '../shell/form-sheet.tsx'
import page from '../shell/page.module.css'
import { useAct } from '../shell/use-act.ts'
import { OtpField } from './otp-field.tsx'
import { Said } from './said.tsx'
import type { UnitSheetProps } from './unit-part.ts'

/** A new certificate for a branch, with a one-time password. */
export function RenewSheet({ unit, onUnits, onClose: close }: UnitSheetProps) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const onClose = useWhileMounted(close)
  const [otp, setOtp] = useState('')
  const send = () =>
    act.run(
      () => client.renewEInvoicing(unit.branch_id, { otp }),
      (units) => {
        onUnits(units)
        onClose()
      },
    )
  return (
    <FormSheet
      title={t('einvoicing.renew')}
      send={t('einvoicing.renew-send')}
      onSend={send}
      act={act}
      beside={<Said details={act.details} />}
      onClose={onClose}
    >
      <p className={page.small}>{t('einvoicing.renew-lead')}</p>
      <OtpField value={otp} error={act.wrong('otp')} onChange={setOtp} />
    </FormSheet>
  )
}
