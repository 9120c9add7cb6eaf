import { useCallback, useEffect, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { DeskDishWire } from '#contract/menu/desk-dish.ts'
import type { EditedOrderWire, OrderEditorWire } from '#contract/ordering/order-edit.ts'
import { useClient } from '#web/use-client.ts'
import type { TakenChoice } from '#web/use-dish-choice.ts'
import type { SheetDish } from '../../menu/dish/dish-sheet.tsx'
import { useText } from '../../i18n/use-text.ts'
import { changedLine, linesOf, newLine, sameAs, inputOf, withLine, type EditLine } from './edit-line.ts'

interface Notice {
  readonly tone: 'warn' | 'err'
  readonly words: string
}

/** Takes an order; loads what may be changed of it, and again when a colleague was faster (safety 10). */
function useEditor(orderId: string) {
  const client = useClient()
  const t = useText()
  const [editor, setEditor] = useState<OrderEditorWire>()
  const [lines, setLines] = useState<readonly EditLine[]>([])
  const [notice, setNotice] = useState<Notice>()
  const [tries, setTries] = useState(0)
  const fail = useCallback(
    (error: unknown) => {
      const known = error instanceof CallError ? error : undefined
      const overtaken = known?.body.code === 'order-changed'
      if (overtaken) setTries((count) => count + 1)
      setNotice(
        overtaken
          ? { tone: 'warn', words: t('edit.overtaken') }
          : { tone: 'err', words: known?.message ?? t('told.unreachable') },
      )
    },
    [t],
  )
  useEffect(() => {
    let left = false
    client.getOrderEditor(orderId).then(
      (next) => {
        if (left) return
        setEditor(next)
        setLines(linesOf(next))
      },
      (error: unknown) => {
        if (!left) fail(error)
      },
    )
    return () => {
      left = true
    }
  }, [client, orderId, fail, tries])
  return { editor, lines, setLines, notice, setNotice, fail, load: () => setTries((count) => count + 1) }
}

const waitMs = 250

/** Takes the lines as they are to be; asks, a moment after each change, what the order would cost with them. */
function useShown(orderId: string, form: ReturnType<typeof useEditor>) {
  const { editor, lines, notice, fail, setNotice } = form
  const client = useClient()
  const [shown, setShown] = useState<EditedOrderWire>()
  const [asked, setAsked] = useState(0)
  const askable = editor !== undefined && lines.length > 0 && !sameAs(editor, lines)
  useEffect(() => {
    if (!editor || !askable) return
    let left = false
    const ask = () =>
      client.editOrder(orderId, { version: editor.version, lines: lines.map(inputOf) }).then(
        (answer) => {
          if (left) return
          setShown(answer)
          setNotice(undefined)
        },
        (error: unknown) => {
          if (!left) fail(error)
        },
      )
    const timer = setTimeout(() => void ask(), waitMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [client, editor, askable, lines, orderId, fail, setNotice, asked])
  return {
    shown: askable ? shown : undefined,
    forget: () => setShown(undefined),
    /** The order did not come, or what its change costs, or it costs something else by now: none is saved unseen. */
    stuck: notice !== undefined && (editor === undefined || (askable && shown === undefined)),
    askAgain: () => {
      setNotice(undefined)
      if (editor) setAsked((count) => count + 1)
      else form.load()
    },
  }
}

export type EditForm = ReturnType<typeof useEditForm>

/**
 * Takes an order; keeps what it is to become, and asks after every change what that would cost. When a colleague was
 * faster, the form shows the order as it is now and says so (safety 10).
 */
export function useEditForm(orderId: string, onEdited: (edited: EditedOrderWire) => void) {
  const client = useClient()
  const form = useEditor(orderId)
  const { editor, lines, setLines, notice, setNotice, fail } = form
  const { shown, forget, stuck, askAgain } = useShown(orderId, form)
  const [busy, setBusy] = useState(false)
  const change = (next: (now: readonly EditLine[]) => readonly EditLine[]) => {
    forget()
    setNotice(undefined)
    setLines(next)
  }
  const save = () => {
    if (!editor || !shown || busy) return
    setBusy(true)
    client
      .editOrder(orderId, { version: editor.version, lines: lines.map(inputOf), total: shown.sums.total })
      .then(onEdited, (error: unknown) => {
        forget()
        fail(error)
      })
      .finally(() => setBusy(false))
  }
  return {
    editor,
    lines,
    shown,
    notice,
    busy,
    save,
    stuck,
    askAgain,
    count: (key: string, quantity: number) =>
      change((now) =>
        now
          .map((line) => (line.key === key ? { ...line, quantity } : line))
          .filter((line) => line.quantity > 0),
      ),
    choose: (key: string, dish: SheetDish, taken: TakenChoice, quantity: number) =>
      change((now) =>
        now.map((line) => (line.key === key ? changedLine(line, dish, taken, quantity) : line)),
      ),
    add: (dish: DeskDishWire, taken: TakenChoice, quantity: number) =>
      change((now) => withLine(now, newLine(dish, taken, quantity))),
  }
}
