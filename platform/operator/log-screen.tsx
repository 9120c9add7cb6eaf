import { useState } from 'react'
import type { OperatorLogWire } from '#contract/platform/operator.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { LogLines } from './log-lines.tsx'
import styles from './screen.module.css'
import { useAct } from './use-act.ts'

/** What operators did, newest first. */
export function LogScreen({ first }: { readonly first: OperatorLogWire }) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [{ data, next }, setLog] = useState(first)
  const more = (before: string) =>
    act.run(
      () => client.getOperatorLog({ before }),
      (older) => setLog({ data: [...data, ...older.data], next: older.next }),
    )
  return (
    <>
      <title>{t('operator.log')}</title>
      <h1>{t('operator.log')}</h1>
      <p className={styles.lead}>{t('operator.log-lead')}</p>
      <LogLines lines={data} />
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
      {next && (
        <div className={styles.acts}>
          <Button kind="s" state={act.busy ? 'busy' : 'idle'} onClick={() => more(next)}>
            {t('operator.older')}
          </Button>
        </div>
      )}
    </>
  )
}
