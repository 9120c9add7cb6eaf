import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import { useText } from '../../i18n/use-text.ts'
import { moved } from '../doc-fields.tsx'
import { useUnsaved } from '../../shell/draft/unsaved.ts'

/** A list as the server has it, with the name by which a save says on which one it began. */
interface Seen<Row> {
  readonly seen: string
  readonly rows: readonly Row[]
}

interface Input<Row> {
  readonly first: Seen<Row>
  /** An empty row, with an id that the browser made up. */
  readonly make: () => Row
  readonly save: (list: { seen: string; rows: Row[] }) => Promise<Seen<Row>>
  readonly read: () => Promise<Seen<Row>>
  /** What the server calls the list in the names of its faults. */
  readonly field: string
}

/** Takes a list as the page came with it and how it is saved; keeps what it is to become. Who was slower sees the colleague's list (safety 10). */
export function useSavedList<Row extends { readonly id: string }>(input: Input<Row>) {
  const t = useText()
  const [{ seen, rows: saved }, setSaved] = useState(input.first)
  const [rows, setRows] = useState<readonly Row[]>(input.first.rows)
  const [notice, setNotice] = useState<{ tone: 'ok' | 'warn' | 'err'; words: string }>()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const dirty = JSON.stringify(rows) !== JSON.stringify(saved)
  useUnsaved(dirty, busy)
  const take = (list: Seen<Row>) => {
    setSaved(list)
    setRows(list.rows)
  }
  const fail = async (error: unknown) => {
    const known = error instanceof CallError ? error : undefined
    if (known?.body.code !== 'plan-changed') {
      const named = Object.entries(known?.body.errors ?? {})
      setErrors(Object.fromEntries(named.map(([name, [words = '']]) => [name, words])))
      return setNotice({ tone: 'err', words: known?.message ?? t('told.unreachable') })
    }
    take(await input.read())
    setNotice({ tone: 'warn', words: t('lists.overtaken') })
  }
  const save = () => {
    setBusy(true)
    setNotice(undefined)
    setErrors({})
    input
      .save({ seen, rows: [...rows] })
      .then((list) => {
        take(list)
        setNotice({ tone: 'ok', words: t('lists.saved') })
      })
      .catch(fail)
      .catch(() => setNotice({ tone: 'err', words: t('told.unreachable') }))
      .finally(() => setBusy(false))
  }
  return {
    rows,
    notice,
    busy,
    dirty,
    save,
    /** The faults of one row, by field. */
    errorsOf(at: number): Readonly<Record<string, string>> {
      const begin = `${input.field}.${at}.`
      const own = Object.entries(errors).filter(([name]) => name.startsWith(begin))
      return Object.fromEntries(own.map(([name, words]) => [name.slice(begin.length), words]))
    },
    put: (at: number, change: Partial<Row>) =>
      setRows((now) => now.map((one, i) => (i === at ? { ...one, ...change } : one))),
    remove: (at: number) => setRows((now) => now.toSpliced(at, 1)),
    move: (at: number, step: -1 | 1) => setRows((now) => moved(now, at, step)),
    add: () => setRows((now) => [...now, input.make()]),
  }
}

export type SavedList<Row extends { readonly id: string }> = ReturnType<typeof useSavedList<Row>>
