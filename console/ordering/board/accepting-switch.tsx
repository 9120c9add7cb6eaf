import { useState } from 'react'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import { usePatientClient } from '../../live/use-patient-client.ts'
import { whyNot } from '../../live/why-not.ts'
import styles from './accepting-switch.module.css'

interface AcceptingSwitchProps {
  readonly branchId: string
  readonly accepting: boolean
  /** It would, but is closed or pauses now. */
  readonly resting: boolean
  readonly onChanged: (accepting: boolean) => void
}

/** Whether the branch takes new orders. Who may not switch it sees how it stands. */
export function AcceptingSwitch({ branchId, accepting, resting, onChanged }: AcceptingSwitchProps) {
  const t = useText()
  const client = usePatientClient()
  const { role } = useMember()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const words = t(accepting ? 'board.accepting' : 'board.paused')
  const look = `${styles.switch} ${accepting ? styles.on : styles.off} ${resting ? styles.resting : ''}`
  if (!mayStaff(role, 'pause')) return <span className={look}>{words}</span>
  const change = () => {
    if (busy) return
    setBusy(true)
    setRefused(undefined)
    client
      .setAccepting(branchId, !accepting)
      .then((after) => onChanged(after.accepting))
      // who believes to have stopped the branch would be surprised by the next order
      .catch((error: unknown) => setRefused(whyNot(error, t)))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <button
        type="button"
        className={look}
        role="switch"
        aria-checked={accepting}
        aria-busy={busy || undefined}
        onClick={change}
      >
        {words}
        <span className={styles.knob} aria-hidden />
      </button>
      {refused && (
        <span role="alert" className={styles.refused}>
          {refused}
        </span>
      )}
    </>
  )
}
