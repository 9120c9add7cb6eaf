import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import { useAct } from '../shell/use-act.ts'
import styles from './agents-card.module.css'
import type { PrintingDesk } from './use-printing.ts'

const commandOf = (code: string) => `npm run print-agent -- --server ${location.origin} --code ${code}`

/** The programs in the shop, and the code that pairs one more. */
export function AgentsCard({ printing }: { readonly printing: PrintingDesk }) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [code, setCode] = useState('')
  const { desk, busy } = printing
  const pair = () =>
    act.run(
      () => client.makePrintCode({ branch_id: desk.branch_id }),
      (made) => setCode(made.code),
    )
  return (
    <section className={page.card} aria-labelledby="agents">
      <h2 id="agents">{t('printing.agents')}</h2>
      <p className={page.small}>{t('printing.agents-lead')}</p>
      <ul className={page.lines}>
        {desk.agents.map(({ id, name, online, seen }) => (
          <li key={id}>
            <span className={page.main}>
              <b>
                <bdi>{name}</bdi>
              </b>
              {seen && <span className={page.small}>{t('printing.seen', { time: seen })}</span>}
            </span>
            <Badge tone={online ? 'ok' : 'err'}>{t(online ? 'printing.online' : 'printing.offline')}</Badge>
            <Button
              kind="t"
              aria-label={t('printing.revoke-of', { name })}
              state={busy === `revoke ${id}` ? 'busy' : 'idle'}
              onClick={() => printing.run(`revoke ${id}`, () => client.revokePrintAgent(id))}
            >
              {t('printing.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
      <div role="status">
        {code && (
          <div className={styles.code}>
            <p>{t('printing.code-lead')}</p>
            <b dir="ltr">{code}</b>
            <code dir="ltr">{commandOf(code)}</code>
          </div>
        )}
      </div>
      <div className={page.acts}>
        <Button kind="s" state={act.busy ? 'busy' : 'idle'} onClick={pair}>
          {t('printing.pair')}
        </Button>
      </div>
    </section>
  )
}
