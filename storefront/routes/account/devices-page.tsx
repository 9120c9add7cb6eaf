import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { SessionWire } from '#contract/customers/customer.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { Note } from '#ui/note.tsx'
import { ask } from '#web/ask.ts'
import { useClient } from '../../shell/use-client.ts'
import { visitContext } from '#web/visit-context.ts'
import { loadCustomer } from '../../customers/load-customer.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import { useLanguage } from '../../shell/use-site.ts'
import { leaveFor } from '../../customers/account/leave-for.ts'
import { useAccountTrouble } from '../../customers/account/use-account-trouble.ts'
import { AccountFrame } from '../../customers/account/account-frame.tsx'
import { Card } from '../../customers/account/card.tsx'
import styles from './devices-page.module.css'
import { useMoves } from '../../moves/moves.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const customer = await loadCustomer(client, { language, url: request.url })
  return { customer, sessions: (await ask(client.sessions())).data }
}

/** Where the customer is signed in; each can be signed out, and all at once. */
export default function DevicesPage() {
  const t = useText()
  const { customer, sessions } = useLoaderData<typeof loader>()
  const { busy, trouble, end, endAll } = useSignOuts()
  return (
    <AccountFrame customer={customer} title={t('devices.title')}>
      <Card title={t('devices.title')} quiet>
        <ul className={styles.list}>
          {sessions.map((session) => (
            <li key={session.id} className={styles.row}>
              <Device session={session} />
              {!session.current && (
                <Button
                  kind="s"
                  size="sm"
                  state={busy === session.id ? 'busy' : 'idle'}
                  aria-label={t('devices.end-of', { device: session.device || t('devices.unknown') })}
                  onClick={() => end(session.id)}
                >
                  {t('devices.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {trouble && (
          <Note tone="err" alert>
            {trouble}
          </Note>
        )}
      </Card>
      <p className={styles.hint}>{t('devices.hint')}</p>
      <Button kind="q" wide state={busy === 'all' ? 'busy' : 'idle'} onClick={endAll}>
        {t('devices.end-all')}
      </Button>
    </AccountFrame>
  )
}

function Device({ session }: { readonly session: SessionWire }) {
  const t = useText()
  return (
    <>
      <span className={styles.icon}>
        <Icon of={MonitorSmartphone} />
      </span>
      <div className={styles.words}>
        <p>
          <bdi>{session.device || t('devices.unknown')}</bdi>
        </p>
        {session.current ? (
          <Badge tone="ok">{t('devices.this')}</Badge>
        ) : (
          <p className={styles.hint}>{t('devices.seen', { when: session.seen_words })}</p>
        )}
      </div>
    </>
  )
}

function useSignOuts() {
  const wordsOf = useAccountTrouble()
  const client = useClient()
  const { leave } = useCustomer()
  const { revalidate } = useMoves()
  const home = localPath('/', useLanguage())
  const [busy, setBusy] = useState<string>()
  const [trouble, setTrouble] = useState<string>()

  async function act(which: string, call: () => Promise<unknown>): Promise<void> {
    setBusy(which)
    setTrouble(undefined)
    try {
      await call()
    } catch (error) {
      setTrouble(wordsOf(error))
    }
    setBusy(undefined)
  }

  return {
    busy,
    trouble,
    end: (id: string) =>
      void act(id, async () => {
        await client.endSession(id)
        await revalidate()
      }),
    endAll: () =>
      void act('all', async () => {
        await client.signOut(true)
        leaveFor(home)
        leave()
      }),
  }
}
