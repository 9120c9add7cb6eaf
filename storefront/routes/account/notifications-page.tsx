import { useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { NotificationsWire } from '#contract/customers/customer.ts'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Note } from '#ui/note.tsx'
import { ask } from '#web/ask.ts'
import { useClient } from '../../shell/use-client.ts'
import { visitContext } from '#web/visit-context.ts'
import { loadCustomer } from '../../customers/load-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import { useAccountTrouble } from '../../customers/account/use-account-trouble.ts'
import { AccountFrame } from '../../customers/account/account-frame.tsx'
import { Card } from '../../customers/account/card.tsx'
import styles from './notifications-page.module.css'

type Input = NotificationsWire['data'][number]

/** What the product tells people today, and by which ways. */
const kinds = [
  'orders',
  'ratings',
  'reservations',
  'queue',
  'offers',
] as const satisfies readonly Input['kind'][]
const ways = ['sms', 'whatsapp', 'email'] as const

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const customer = await loadCustomer(client, { language, url: request.url })
  return { customer, wishes: (await ask(client.notifications())).data }
}

/** Which notices the customer wants, by which way; each switch is kept at once. */
export default function NotificationsPage() {
  const t = useText()
  const { customer, wishes: preferences } = useLoaderData<typeof loader>()
  const { shown, trouble, change } = usePreferences(preferences)
  return (
    <AccountFrame customer={customer} title={t('notices.title')}>
      {trouble && (
        <Note tone="err" alert>
          {trouble}
        </Note>
      )}
      {kinds.map((kind) => {
        const input = shown.find((one) => one.kind === kind)
        return (
          input && (
            <Card key={kind} title={t(`notices.${kind}`)}>
              <p className={styles.hint}>{t(`notices.${kind}-hint`)}</p>
              <div>
                {ways.map((way) => (
                  <ChoiceRow
                    key={way}
                    type="checkbox"
                    toggle
                    name={`${kind}-${way}`}
                    checked={input[way]}
                    onChange={(wanted) => change({ ...input, [way]: wanted })}
                  >
                    {t(`notices.${way}`)}
                    <span className="vh">{` · ${t(`notices.${kind}`)}`}</span>
                  </ChoiceRow>
                ))}
              </div>
            </Card>
          )
        )
      })}
      <p className={styles.hint}>{t('notices.always')}</p>
    </AccountFrame>
  )
}

/** Shows a switch as it was pressed; a change that is not kept goes back, and says so. */
function usePreferences(loaded: readonly Input[]) {
  const wordsOf = useAccountTrouble()
  const client = useClient()
  const [shown, setShown] = useState(loaded)
  const [trouble, setTrouble] = useState<string>()
  // one after the other: of two presses the server keeps the later one last
  const queue = useRef(Promise.resolve())
  const saved = useRef(loaded)

  async function keep(input: Input): Promise<void> {
    setTrouble(undefined)
    try {
      await client.setNotifications({ data: [input] })
      saved.current = withInput(saved.current, input)
    } catch (error) {
      const before = saved.current.find((one) => one.kind === input.kind)
      if (before) setShown((now) => withInput(now, before))
      setTrouble(wordsOf(error))
    }
  }
  return {
    shown,
    trouble,
    change(input: Input): void {
      setShown((now) => withInput(now, input))
      queue.current = queue.current.then(() => keep(input))
    },
  }
}

const withInput = (all: readonly Input[], input: Input) =>
  all.map((one) => (one.kind === input.kind ? input : one))
