import { useState } from 'react'
import { CallError } from '#contract/client.ts'
import { mayStaff } from '#domain/staff-role.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'
import styles from './sheet-form.module.css'

/** Asks who may refund what became of a refund that no gateway tells of; the ticket that follows says it (safety 5). */
export function JudgeRefund({ orderId, refundId }: { readonly orderId: string; readonly refundId: string }) {
  const client = useClient()
  const t = useText()
  const { role } = useMember()
  const [state, setState] = useState<{ busy?: boolean; said?: boolean; refused?: string }>({})
  if (!mayStaff(role, 'refund')) return null
  const say = (arrived: boolean) => {
    setState({ busy: true })
    client.judgeRefund(orderId, refundId, { arrived }).then(
      () => setState({ said: true }),
      (error: unknown) =>
        setState({ refused: error instanceof CallError ? error.message : t('told.unreachable') }),
    )
  }
  if (state.said)
    return (
      <Note tone="ok" alert>
        {t('refund.judged')}
      </Note>
    )
  return (
    <>
      <Note tone="warn">{t('refund.judge-hint')}</Note>
      <div className={styles.acts}>
        <Button kind="s" state={state.busy ? 'busy' : 'idle'} onClick={() => say(true)}>
          {t('refund.arrived')}
        </Button>
        <Button kind="s" state={state.busy ? 'busy' : 'idle'} onClick={() => say(false)}>
          {t('refund.not-arrived')}
        </Button>
      </div>
      {state.refused && (
        <Note tone="err" alert>
          {state.refused}
        </Note>
      )}
    </>
  )
}
