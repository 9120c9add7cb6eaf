import { UtensilsCrossed } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { useClient } from '../shell/use-client.ts'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import { useLanguage } from '../shell/use-site.ts'
import styles from './ticket.module.css'
import type { Ticket } from './use-ticket.ts'
import { useMoves } from '../moves/moves.ts'

/** Choosing dishes ahead: they are the table's first round. Its cart is made by the first press, never by a link. */
export function PreorderButton({ ticket }: { readonly ticket: Ticket }) {
  const t = useWaitingText()
  const client = useClient()
  const language = useLanguage()
  const { navigate } = useMoves()
  const { entry, act, busy } = ticket
  if (!entry.may.includes('preorder')) return null
  const open = async () => {
    if (entry.own?.cart_id || (await act('preorder', () => client.openPreorder(entry.id))))
      await navigate(localPath(`/waiting-list/${entry.id}/order`, language))
  }
  return (
    <button type="button" className={styles.act} disabled={busy === 'preorder'} onClick={() => void open()}>
      <Icon of={UtensilsCrossed} />
      {t(entry.own?.cart_id ? 'waiting.choose-more' : 'waiting.choose-ahead')}
    </button>
  )
}
