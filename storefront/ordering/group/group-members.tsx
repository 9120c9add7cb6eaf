import type { GroupWire } from '#contract/ordering/group-order.ts'
import { Badge } from '#ui/badge.tsx'
import { N } from '#ui/text/n.tsx'
import { Card } from '../../customers/account/card.tsx'
import { Say } from '../../i18n/say.tsx'
import { LineAvoid } from '../../menu/avoid/line-avoid.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import styles from './group.module.css'

const tones = { open: 'warn', paying: 'info', paid: 'ok' } as const

/** Each member with the own dishes and the share of it all. */
export function GroupMembers({ group }: { readonly group: GroupWire }) {
  const t = useText()
  return (
    <>
      {group.members.map((member) => (
        <Card key={member.id} title={member.name} quiet>
          <div className={styles.member}>
            <p className={styles.name}>
              <b>
                <bdi>{member.name}</bdi>
              </b>{' '}
              {member.host && <Badge tone="accent">{t('group.host')}</Badge>}
              {member.mine && <Badge>{t('group.you')}</Badge>}
            </p>
            <p className={styles.share}>
              <Say k="group.share" holes={{ amount: <Money amount={member.share} size="s" /> }} />
              {member.payment !== 'none' && (
                <Badge tone={tones[member.payment]}>{t(`group.payment.${member.payment}`)}</Badge>
              )}
            </p>
          </div>
          {member.lines.length === 0 ? (
            <p className={styles.small}>{t('group.nothing')}</p>
          ) : (
            <ul className={styles.lines}>
              {member.lines.map((line) => (
                <li key={line.line_id}>
                  <span>
                    <N>{line.quantity}</N>× <bdi>{line.name}</bdi>
                    <LineAvoid line={line} />
                  </span>
                  <Money amount={line.amount} size="s" muted />
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </>
  )
}
