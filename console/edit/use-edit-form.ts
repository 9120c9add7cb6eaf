import { useEffect, useState } from 'react'
import { CallError } from '#contract/client.ts'
import type { EditDishWire, EditedOrderWire, EditLineWire, OrderEditorWire } from '#contract/order-edit.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'

/** A line of the form: one that was ordered, or a new one with what was chosen of it. */
export interface EditLine {
  readonly key: string
  readonly lineId?: string
  readonly itemId: string
  readonly name: string
  /** What was chosen, in words. */
  readonly choices: readonly string[]
  readonly options?: readonly { option_id: string; quantity: number }[]
  readonly quantity: number
}

const linesOf = (editor: OrderEditorWire): EditLine[] =>
  editor.lines.map((line) => ({
    key: line.line_id,
    lineId: line.line_id,
    itemId: line.item_id,
    name: line.name,
    choices: line.options.map(({ name }) => name),
    quantity: line.quantity,
  }))

const wishOf = ({ lineId, itemId, quantity, options }: EditLine): EditLineWire => ({
  ...(lineId !== undefined && { line_id: lineId }),
  item_id: itemId,
  quantity,
  ...(options && { options: [...options] }),
})

const sameAs = (editor: OrderEditorWire, lines: readonly EditLine[]) =>
  JSON.stringify(linesOf(editor).map(wishOf)) === JSON.stringify(lines.map(wishOf))

export type EditForm = ReturnType<typeof useEditForm>

const waitMs = 250

/**
 * Takes an order; keeps what it is to become, and asks after every change what that would cost. When a colleague was
 * faster, the form shows the order as it is now and says so (safety 10).
 */
export function useEditForm(orderId: string, onEdited: (edited: EditedOrderWire) => void) {
  const client = useClient()
  const t = useText()
  const [editor, setEditor] = useState<OrderEditorWire>()
  const [lines, setLines] = useState<readonly EditLine[]>([])
  const [shown, setShown] = useState<EditedOrderWire>()
  const [told, setTold] = useState<{ tone: 'warn' | 'err'; words: string }>()
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let left = false
    client.orderEditor(orderId).then(
      (next) => {
        if (left) return
        setEditor(next)
        setLines(linesOf(next))
      },
      (error: unknown) =>
        left ||
        setTold({ tone: 'err', words: error instanceof CallError ? error.message : t('told.unreachable') }),
    )
    return () => {
      left = true
    }
  }, [client, orderId, t, tries])

  useEffect(() => {
    if (!editor || lines.length === 0 || sameAs(editor, lines)) return
    let left = false
    const timer = setTimeout(() => {
      client.editOrder(orderId, { version: editor.version, lines: lines.map(wishOf) }).then(
        (answer) => left || (setShown(answer), setTold(undefined)),
        (error: unknown) => left || refused(error),
      )
    }, waitMs)
    const refused = (error: unknown) => setTold(troubleOf(error))
    return () => {
      left = true
      clearTimeout(timer)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, editor, lines, orderId])

  const troubleOf = (error: unknown) => {
    if (!(error instanceof CallError)) return { tone: 'err', words: t('told.unreachable') } as const
    if (error.body.code !== 'order-changed') return { tone: 'err', words: error.message } as const
    setTries((count) => count + 1)
    return { tone: 'warn', words: t('edit.overtaken') } as const
  }

  const change = (next: (now: readonly EditLine[]) => readonly EditLine[]) => {
    setShown(undefined)
    setLines((now) => next(now))
  }

  const save = () => {
    if (!editor || !shown || busy) return
    setBusy(true)
    client
      .editOrder(orderId, { version: editor.version, lines: lines.map(wishOf), total: shown.sums.total })
      .then(onEdited, (error: unknown) => {
        setShown(undefined)
        setTold(troubleOf(error))
      })
      .finally(() => setBusy(false))
  }

  return {
    editor,
    lines,
    shown: editor && lines.length > 0 && !sameAs(editor, lines) ? shown : undefined,
    told,
    busy,
    save,
    count: (key: string, quantity: number) =>
      change((now) =>
        now
          .map((line) => (line.key === key ? { ...line, quantity } : line))
          .filter((line) => line.quantity > 0),
      ),
    add: (dish: EditDishWire, options: readonly { option_id: string; quantity: number }[]) =>
      change((now) => [...now, newLine(dish, options, now.length)]),
  }
}

function newLine(
  dish: EditDishWire,
  options: readonly { option_id: string; quantity: number }[],
  count: number,
): EditLine {
  const names = new Map(dish.groups.flatMap((group) => group.options.map(({ id, name }) => [id, name])))
  return {
    key: `new-${count}-${dish.id}`,
    itemId: dish.id,
    name: dish.name,
    choices: options.flatMap(({ option_id: id }) => names.get(id) ?? []),
    options,
    quantity: 1,
  }
}
