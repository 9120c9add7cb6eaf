import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import sheet from '../board/sheet-form.module.css'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import type { KitchenDesk } from './use-kitchen.ts'

interface MadeSheetProps {
  readonly desk: KitchenDesk
  readonly onClose: () => void
}

/** What was made a while ago, the newest first: one press brings it back to the screen. */
export function MadeSheet({ desk, onClose: close }: MadeSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const { made } = desk.kitchen
  return (
    <Sheet title={t('kitchen.made')} closeWord={t('shell.close')} onClose={onClose}>
      <div className={sheet.form}>
        {made.length === 0 && <p className={page.small}>{t('kitchen.made-none')}</p>}
        <ul className={page.lines}>
          {made.map((ticket) => (
            <li key={ticket.id}>
              <span className={page.main}>
                <b>
                  <N>{ticket.number}</N>
                </b>
                <bdi className={page.small}>
                  {ticket.lines.map((line) => `${line.quantity}× ${line.name}`).join(' · ')}
                </bdi>
              </span>
              <Button
                kind="s"
                aria-label={t('kitchen.recall-one', { number: ticket.number })}
                state={desk.busy === ticket.id ? 'busy' : 'idle'}
                onClick={() => {
                  desk.recall(ticket)
                  onClose()
                }}
              >
                {t('kitchen.recall')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}
