import { ChevronRight, ClockArrowDown, Pencil, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { WaitingEntryWire } from '#contract/waitlist/waiting.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import { ShareButton } from '../shell/share/share-button.tsx'
import { LocalLink } from '../shell/local-link.tsx'
import { EndedCard } from './ended-card.tsx'
import type { WaitingLook } from './page-style.ts'
import { PreorderButton } from './preorder-button.tsx'
import { TicketCard } from './ticket-card.tsx'
import styles from './ticket.module.css'
import { useTicket, type Ticket } from './use-ticket.ts'
import { WaitingFrame } from './waiting-frame.tsx'

const sheets = () => import('./leave-sheet.tsx')
const LeaveSheet = lazy(async () => ({ default: (await sheets()).LeaveSheet }))
const DelaySheet = lazy(async () => ({ default: (await sheets()).DelaySheet }))
const EditSheet = lazy(async () => ({ default: (await import('./edit-sheet.tsx')).EditSheet }))

/** The ticket of a party, for its holder and whoever was given its link (spec 2: /waiting-list/{id}). */
export function TicketScreen({
  look,
  initial,
}: {
  readonly look: WaitingLook
  readonly initial: WaitingEntryWire
}) {
  const t = useWaitingText()
  const ticket = useTicket(initial)
  const { entry, refused } = ticket
  const live = entry.state === 'waiting' || entry.state === 'called'
  const title = entry.state === 'called' ? t('waiting.called') : undefined
  return (
    <WaitingFrame
      look={look}
      back="/waiting-list"
      {...(title && { title })}
      hidden
      end={
        live && (
          <ShareButton
            path={`/waiting-list/${entry.id}`}
            title={`${look.title} · ${entry.number}`}
            label={t('waiting.share')}
          />
        )
      }
    >
      {live ? (
        <>
          <TicketCard entry={entry} />
          {refused && (
            <Note tone="err" alert>
              {refused}
            </Note>
          )}
          <Acts ticket={ticket} />
          <PreorderButton ticket={ticket} />
          <LocalLink to={`/menu/e/branch/${entry.branch.id}`} className={styles.browse}>
            {t('waiting.menu')}
            <Icon of={ChevronRight} size="s" flip />
          </LocalLink>
        </>
      ) : (
        <EndedCard ticket={ticket} />
      )}
    </WaitingFrame>
  )
}

function Acts({ ticket }: { readonly ticket: Ticket }) {
  const t = useWaitingText()
  const [open, setOpen] = useState<'delay' | 'cancel' | 'update'>()
  const { may } = ticket.entry
  if (may.length === 0) return null
  const close = () => setOpen(undefined)
  const act = (name: typeof open & string, icon: typeof X, label: string) =>
    may.includes(name) && (
      <button type="button" className={styles.act} aria-haspopup="dialog" onClick={() => setOpen(name)}>
        <Icon of={icon} />
        {label}
      </button>
    )
  return (
    <div className={styles.acts}>
      {act('delay', ClockArrowDown, t('waiting.delay'))}
      {act('cancel', X, t('waiting.cancel'))}
      {act('update', Pencil, t('waiting.edit'))}
      <Suspense>
        {open === 'delay' && <DelaySheet ticket={ticket} onClose={close} />}
        {open === 'cancel' && <LeaveSheet ticket={ticket} onClose={close} />}
        {open === 'update' && <EditSheet ticket={ticket} onClose={close} />}
      </Suspense>
    </div>
  )
}
