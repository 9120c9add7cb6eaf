import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { GroupActs } from '../../ordering/group/group-acts.tsx'
import { GroupMoney } from '../../ordering/group/group-money.tsx'
import { GroupMembers } from '../../ordering/group/group-members.tsx'
import { useGroup } from '../../ordering/group/use-group.ts'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LoyaltyFrame } from '../../loyalty/loyalty-frame.tsx'
import { Money } from '../../shell/money.tsx'
import styles from './group-page.module.css'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  return { first: await ask(client.group(params['id'] ?? '')) }
}

/** A group order: who adds what, what each one's share is, and the link for more. */
export default function GroupPage() {
  const t = useText()
  const { first } = useLoaderData<typeof loader>()
  const seen = useGroup(first)
  const { group } = seen
  const host = group.members.find((one) => one.host)?.name ?? ''
  return (
    <LoyaltyFrame customer={null} title={t('group.title')} back="/menu" shared>
      <p className={styles.lead}>
        <Say k="group.of" holes={{ name: <bdi>{host}</bdi>, branch: <bdi>{group.branch_name}</bdi> }} />
      </p>
      {group.waiting ? <GroupMoney seen={seen} waiting={group.waiting} /> : <GroupActs seen={seen} />}
      <GroupMembers group={group} />
      <p className={styles.total}>
        <span>{t('group.total')}</span>
        <Money amount={group.total} />
      </p>
    </LoyaltyFrame>
  )
}
