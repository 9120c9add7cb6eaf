import { useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { NotificationsWire } from '#contract/customers/customer.ts'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Note } from '#ui/note.tsx'
import { ask } from '#web/ask.ts'
import { useClient } from '#web/use-client.ts'
import { visitContext } from '#web/visit-context.ts'
import { loadCustomer } from '../../customers/load-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import { useAccountTrouble } from '../../customers/account/use-account-trouble.ts'
import { AccountFrame } from '../../customers/account/account-frame.tsx'
import { Card } from '../../customers/account/card.tsx'
import styles from './notifications-page.module.css'

type Wish = NotificationsWire['data'][number]

/** What the product tells people today, and by which ways. */
const kinds = [
  'orders',
  'ratings',
  'reservations',
  'queue',
  'offers',
] as const satisfies readonly Wish['kind'][]
const ways = ['sms', 'whatsapp', 'email'] as const

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const customer = await loadCustomer(client, { language, url: request.url })
  return { customer, wishes: (await ask(client.notifications())).data }
}

/** Which notices the customer wants, by which way; each switch is kept at once. */
export default function NotificationsPage() {
  const t = useText()
  const { customer, wishes } = useLoaderData<typeof loader>()
  const { shown, trouble, change } = useWishes(wishes)
  return (
    <AccountFrame customer={customer} title={t('notices.title')}>
      {trouble && (
        <Note tone="err" alert>
          {trouble}
        </Note>
      )}
      {kinds.map((kind) => {
        const wish = shown.find((one) => one.kind === kind)
        return (
          wish && (
            <Card key={kind} title={t(`notices.${kind}`)}>
              <p className={styles.hint}>{t(`notices.${kind}-hint`)}</p>
              <div>
                {ways.map((way) => (
                  <ChoiceRow
                    key={way}
                    type="checkbox"
                    toggle
                    name={`${kind}-${way}`}
                    checked={wish[way]}
                    onChange={(wanted) => change({ ...wish, [way]: wanted })}
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
function useWishes(loaded: readonly Wish[]) {
  const wordsOf = useAccountTrouble()
  const client = useClient()
  const [shown, setShown] = useState(loaded)
  const [trouble, setTrouble] = useState<string>()
  // one after the other: of two presses the server keeps the later one last
  const queue = useRef(Promise.resolve())
  const kept = useRef(loaded)

  async function keep(wish: Wish): Promise<void> {
    setTrouble(undefined)
    try {
      await client.setNotifications({ data: [wish] })
      kept.current = withWish(kept.current, wish)
    } catch (error) {
      const before = kept.current.find((one) => one.kind === wish.kind)
      if (before) setShown((now) => withWish(now, before))
      setTrouble(wordsOf(error))
    }
  }
  return {
    shown,
    trouble,
    change(wish: Wish): void {
      setShown((now) => withWish(now, wish))
      queue.current = queue.current.then(() => keep(wish))
    },
  }
}

const withWish = (all: readonly Wish[], wish: Wish) => all.map((one) => (one.kind === wish.kind ? wish : one))
