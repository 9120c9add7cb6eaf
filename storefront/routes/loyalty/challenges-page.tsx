import { useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { visitContext } from '#web/visit-context.ts'
import { findOpener } from '../../customers/load-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import { ChallengeCard } from '../../loyalty/challenge-card.tsx'
import { loadChallenges } from '../../loyalty/load-challenges.ts'
import { LoyaltyFrame } from '../../loyalty/loyalty-frame.tsx'
import { SignInHint } from '../../loyalty/sign-in-hint.tsx'
import trophy from '../../pictures/trophy.webp'
import styles from './challenges-page.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const opener = await findOpener(client)
  const loaded = await loadChallenges(client)
  return { customer: opener.customer, ...loaded, renderedAt: new Date().toISOString() }
}

/** The challenges that run, each with how far its customer is (spec 2, rule "Challenges"). */
export default function ChallengesPage() {
  const t = useText()
  const { customer, challenges, error, renderedAt } = useLoaderData<typeof loader>()
  return (
    <LoyaltyFrame customer={customer} title={t('challenges.title')}>
      {error !== undefined && <Failed />}
      {error === undefined && challenges.length === 0 && (
        <Empty picture={trophy} title={t('challenges.none')} text={t('challenges.none-hint')} />
      )}
      {challenges.length > 0 && (
        <>
          {!customer && <SignInHint />}
          <ul className={styles.list}>
            {challenges.map((challenge) => (
              <li key={challenge.id}>
                <ChallengeCard challenge={challenge} renderedAt={renderedAt} />
              </li>
            ))}
          </ul>
        </>
      )}
    </LoyaltyFrame>
  )
}

function Failed() {
  const t = useText()
  const { revalidate, state } = useRevalidator()
  return (
    <Empty picture={trophy} title={t('challenges.failed')} text={t('challenges.failed-hint')}>
      <Button kind="s" state={state === 'loading' ? 'busy' : 'idle'} onClick={() => void revalidate()}>
        {t('challenges.retry')}
      </Button>
    </Empty>
  )
}
