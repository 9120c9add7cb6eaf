import type { EditedOrderWire } from '#contract/ordering/order-edit.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import sheet from '../board/sheet-form.module.css'
import { DishList } from '../../menu/dish/dish-list.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import { EditLines } from './edit-lines.tsx'
import { EditSums } from './edit-sums.tsx'
import { useEditForm } from './use-edit-form.ts'

interface EditSheetProps {
  readonly ticket: TicketWire
  readonly onClose: () => void
  readonly onEdited: (edited: EditedOrderWire) => void
}

/** Changes what was ordered before it is accepted: the difference is said before anything happens. */
export function EditSheet({ ticket, onClose, onEdited }: EditSheetProps) {
  const t = useText()
  const form = useEditForm(ticket.id, onEdited)
  const { editor, shown, stuck, notice } = form
  return (
    <Sheet
      title={t('edit.title', { number: ticket.number })}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button
          wide
          spread={shown !== undefined && !stuck}
          state={form.busy ? 'busy' : 'idle'}
          disabled={!shown && !stuck}
          onClick={stuck ? form.askAgain : form.save}
        >
          {t(stuck ? 'error.retry' : shown?.settles === 'link' ? 'edit.ask' : 'edit.save')}
          {/* also while the sums are out of sight, down in the menu */}
          {shown && !stuck && <Money amount={shown.settles === 'link' ? shown.more : shown.sums.total} />}
        </Button>
      }
    >
      <div className={sheet.form}>
        <div role="status">{notice && <Note tone={notice.tone}>{notice.words}</Note>}</div>
        <EditLines form={form} />
        {shown && <EditSums edited={shown} />}
        {editor && (
          <section aria-labelledby="edit-add">
            <h3 id="edit-add">{t('edit.add')}</h3>
            <DishList whole dishes={editor.dishes} onPut={form.add} />
          </section>
        )}
      </div>
    </Sheet>
  )
}
