import type { ReactNode } from 'react'
import type { ServeWaitingBody, WaitingPartyWire } from '#contract/waitlist/waiting-desk.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { N } from '#ui/text/n.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './queue-screen.module.css'
import type { Pick } from './pick.ts'
import type { Queue } from './use-queue.ts'

/** What is asked of a party before it is done. */
export type PartyQuestion = 'seat' | 'cancel' | 'no_show'

interface PartyCardProps {
  readonly party: WaitingPartyWire
  readonly queue: Queue
  /** While parties are picked a card has a box in place of its acts. */
  readonly pick: Pick
  /** What needs a further word: which table, or whether it is meant. */
  readonly onAsk: (what: PartyQuestion) => void
}

/** One party of a queue, and what the host does with it. */
export function PartyCard({ party, queue, pick, onAsk }: PartyCardProps) {
  const t = useText()
  const client = useClient()
  const { busy, act } = queue
  const button = (what: Exclude<ServeWaitingBody['act'], PartyQuestion>, label: string, kind: 'p' | 'q') => (
    <Button
      size="sm"
      kind={kind}
      state={busy === `${what} ${party.id}` ? 'busy' : 'idle'}
      onClick={() =>
        void act(`${what} ${party.id}`, () =>
          client.serveWaiting(party.id, { act: what, version: party.version }),
        )
      }
    >
      {label}
    </Button>
  )
  const called = party.state === 'called'
  return (
    <article className={styles.party} data-state={party.state} aria-label={party.number}>
      <div className={styles.line}>
        <span className={styles.who}>
          <N>{party.number}</N>
          <bdi>{party.name}</bdi>
        </span>
        <strong>{t('queue.guests', { count: party.guests_count })}</strong>
      </div>
      <Facts party={party} />
      {party.note && (
        <p className={styles.note} dir="auto">
          <Typed>{party.note}</Typed>
        </p>
      )}
      {pick.on ? (
        <ChoiceRow
          type="checkbox"
          name="picked"
          checked={pick.ids.has(party.id)}
          onChange={() => pick.toggle([party.id])}
        >
          {t('queue.pick-one', { number: party.number })}
        </ChoiceRow>
      ) : (
        <div className={styles.acts}>
          {!called && button('call', t('queue.call'), 'p')}
          <Button size="sm" kind={called ? 'p' : 's'} aria-haspopup="dialog" onClick={() => onAsk('seat')}>
            {t('queue.seat')}
          </Button>
          {button('skip', t('queue.skip'), 'q')}
          <Button
            size="sm"
            kind="q"
            aria-haspopup="dialog"
            onClick={() => onAsk(called ? 'no_show' : 'cancel')}
          >
            {t(called ? 'queue.no-show' : 'queue.remove')}
          </Button>
        </div>
      )}
    </article>
  )
}

function Facts({ party }: { readonly party: WaitingPartyWire }): ReactNode {
  const t = useText()
  return (
    <div className={styles.line}>
      <span className={styles.muted}>
        {t('queue.waited', { minutes: party.waited_minutes })}
        {party.phone && (
          <>
            {' · '}
            <a href={`tel:${party.phone}`}>
              <N>{party.phone}</N>
            </a>
          </>
        )}
      </span>
      <span className={styles.acts}>
        {party.call && <Badge tone="ok">{t('queue.called-until', { time: party.call.until_time })}</Badge>}
        {party.wait && (
          <Badge tone="info">
            <N>{`${party.wait.from}–${party.wait.to}`}</N> {t('queue.unit')}
          </Badge>
        )}
        {party.delays > 0 && <Badge tone="warn">{t('queue.delayed', { count: party.delays })}</Badge>}
        {party.preorder > 0 && <Badge tone="accent">{t('queue.preorder', { count: party.preorder })}</Badge>}
        {!party.proven && <Badge>{t('queue.unproven')}</Badge>}
        {party.source !== 'web' && <Badge>{t(`queue.source-${party.source}`)}</Badge>}
      </span>
    </div>
  )
}
