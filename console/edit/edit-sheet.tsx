import { useState } from 'react'
import type { EditDishWire, EditedOrderWire } from '#contract/order-edit.ts'
import type { TicketWire } from '#contract/staff.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import sheet from '../board/sheet-form.module.css'
import { useText } from '../i18n/use-text.ts'
import { DishChoice } from './dish-choice.tsx'
import { DishOptions } from './dish-options.tsx'
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
  const [choosing, setChoosing] = useState<EditDishWire>()
  const put = (dish: EditDishWire, options: readonly { option_id: string; quantity: number }[]) => {
    form.add(dish, options)
    setChoosing(undefined)
  }
  return (
    <Sheet
      title={t('edit.title', { number: ticket.number })}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        !choosing && (
          <Button
            wide
            state={form.busy ? 'busy' : 'idle'}
            disabled={!form.shown && !form.stuck}
            onClick={form.stuck ? form.askAgain : form.save}
          >
            {t(form.stuck ? 'error.retry' : form.shown?.settles === 'link' ? 'edit.ask' : 'edit.save')}
          </Button>
        )
      }
    >
      <div className={sheet.form}>
        <div role="status">{form.told && <Note tone={form.told.tone}>{form.told.words}</Note>}</div>
        {choosing ? (
          <DishOptions
            dish={choosing}
            onBack={() => setChoosing(undefined)}
            onPut={(options) => put(choosing, options)}
          />
        ) : (
          <>
            <EditLines form={form} />
            {form.shown && <EditSums edited={form.shown} />}
            {form.editor && (
              <DishChoice
                dishes={form.editor.dishes}
                onChoose={(dish) => (dish.groups.length > 0 ? setChoosing(dish) : put(dish, []))}
              />
            )}
          </>
        )}
      </div>
    </Sheet>
  )
}
