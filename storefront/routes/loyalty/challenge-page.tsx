import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { ChallengeDetailsWire } from '#contract/loyalty/challenges.ts'
import { buttonClass } from '#ui/button-class.ts'
import { N } from '#ui/text/n.tsx'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { Card } from '../../customers/account/card.tsx'
import { findOpener } from '../../customers/load-customer.ts'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { GoalWords, LeftWords, RewardWords, ringWords } from '../../loyalty/challenge-words.tsx'
import { Countdown } from '../../loyalty/countdown.tsx'
import { LoyaltyFrame } from '../../loyalty/loyalty-frame.tsx'
import { Ring } from '../../loyalty/ring.tsx'
import { SignInHint } from '../../loyalty/sign-in-hint.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { Money } from '../../shell/money.tsx'
import styles from './challenge-page.module.css'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const [opener, challenge] = await Promise.all([
    findOpener(client),
    ask(client.challenge(params['id'] ?? '')),
  ])
  return { customer: opener.customer, challenge, renderedAt: new Date().toISOString() }
}

/** One challenge: how far, how long, what it brings, its terms and the orders that count (spec 2). */
export default function ChallengePage() {
  const t = useText()
  const { customer, challenge, renderedAt } = useLoaderData<typeof loader>()
  const { state } = challenge
  return (
    <LoyaltyFrame customer={customer} title={challenge.name} back="/challenges">
      <Card title={challenge.name} quiet>
        <div className={styles.head}>
          <Ring percent={challenge.percent} size="l" won={state === 'won'}>
            {ringWords(challenge)}
          </Ring>
          <p className={styles.goal}>
            <GoalWords {...challenge} />
          </p>
          <p className={styles.reward}>
            <RewardWords reward={challenge.reward} />
          </p>
          <p className={styles.state}>
            <StateWords challenge={challenge} />
          </p>
          {challenge.run_ends_at && (
            <p className={styles.clock}>
              <span>{t('challenges.time-left')}</span>{' '}
              <Countdown until={challenge.run_ends_at} renderedAt={renderedAt} announced />
            </p>
          )}
        </div>
        {!customer && <SignInHint />}
        {customer && state !== 'won' && state !== 'over' && (
          <LocalLink to="/menu" className={buttonClass({ size: 'lg', wide: true })}>
            {t('challenges.start')}
          </LocalLink>
        )}
      </Card>
      <Terms challenge={challenge} />
      {customer && <Counted challenge={challenge} />}
    </LoyaltyFrame>
  )
}

function StateWords({ challenge }: { readonly challenge: ChallengeDetailsWire }) {
  const t = useText()
  if (challenge.state === 'won') return t('challenges.won')
  if (challenge.state === 'over') return t('challenges.over')
  if (challenge.state === 'open') return t('challenges.time-starts')
  return <LeftWords challenge={challenge} />
}

function Terms({ challenge }: { readonly challenge: ChallengeDetailsWire }) {
  const t = useText()
  const { goal, minimum, most, types, branches, terms } = challenge
  const all = (names: readonly string[]) => <bdi>{names.join(t('challenges.comma'))}</bdi>
  return (
    <Card title={t('challenges.terms')}>
      <ul className={styles.terms}>
        <li>{t('challenges.term-delivered')}</li>
        {goal.items.length > 0 && (
          <li>
            <Say k="challenges.term-items" holes={{ items: all(goal.items) }} />
          </li>
        )}
        {minimum && (
          <li>
            <Say k="challenges.term-minimum" holes={{ amount: <Money amount={minimum} size="s" /> }} />
          </li>
        )}
        {types.length > 0 && (
          <li>
            <Say
              k="challenges.term-types"
              holes={{ types: all(types.map((type) => t(`challenges.type.${type}`))) }}
            />
          </li>
        )}
        {branches.length > 0 && (
          <li>
            <Say k="challenges.term-branches" holes={{ branches: all(branches) }} />
          </li>
        )}
        {most !== null && (
          <li>
            <Say k="challenges.term-once" count={most} holes={{ count: <N>{most}</N> }} />
          </li>
        )}
        {challenge.ends_words && (
          <li>
            <Say k="challenges.until" holes={{ date: <N>{challenge.ends_words}</N> }} />
          </li>
        )}
        {terms && (
          <li className={styles.own} dir="auto">
            {terms}
          </li>
        )}
      </ul>
    </Card>
  )
}

function Counted({ challenge }: { readonly challenge: ChallengeDetailsWire }) {
  const t = useText()
  const isMoney = challenge.goal.kind === 'spend'
  return (
    <Card title={t('challenges.counted')}>
      {challenge.orders.length === 0 ? (
        <p className={styles.none}>{t('challenges.counted-none')}</p>
      ) : (
        <ul className={styles.orders}>
          {challenge.orders.map((order) => (
            <li key={order.order_id}>
              <span>{order.at_words}</span>
              <b>{isMoney ? <Money amount={order.amount} size="s" /> : <N>+{order.amount}</N>}</b>
              <LocalLink to={`/order/${order.order_id}`} className={styles.link}>
                {t('challenges.order')}
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
