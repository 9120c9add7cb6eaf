import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { EditedListWire, ListBody } from '#contract/site/lists.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import { useUnsaved } from '../../shell/draft/unsaved.ts'

export type ListEntry = ListBody['entries'][number] & { readonly icon: string; readonly shown: boolean }

/** Takes a list as the page came with it; keeps what it is to become. Who was slower sees the colleague's list (safety 10). */
export function useList(first: EditedListWire) {
  const client = useClient()
  const t = useText()
  const [seen, setSeen] = useState(first.seen)
  const [entries, setEntries] = useState<readonly ListEntry[]>(first.entries)
  const [notice, setNotice] = useState<{ tone: 'ok' | 'warn' | 'err'; words: string }>()
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState<readonly ListEntry[]>(first.entries)
  useUnsaved(JSON.stringify(entries) !== JSON.stringify(saved), busy)
  const take = (list: EditedListWire) => {
    setSeen(list.seen)
    setEntries(list.entries)
    setSaved(list.entries)
  }
  const fail = async (error: unknown) => {
    const known = error instanceof CallError ? error : undefined
    if (known?.body.code !== 'plan-changed')
      return setNotice({ tone: 'err', words: known?.message ?? t('told.unreachable') })
    const { data } = await client.getLists()
    const now = data.find(({ kind }) => kind === first.kind)
    if (now) take(now)
    setNotice({ tone: 'warn', words: t('lists.overtaken') })
  }
  const save = () => {
    setBusy(true)
    setNotice(undefined)
    client
      .saveList(first.kind, { seen, entries: [...entries] })
      .then((list) => {
        take(list)
        setNotice({ tone: 'ok', words: t('lists.saved') })
      })
      .catch(fail)
      .catch(() => setNotice({ tone: 'err', words: t('told.unreachable') }))
      .finally(() => setBusy(false))
  }
  const move = (at: number, by: 1 | -1) =>
    setEntries((now) => {
      const next = [...now]
      const [one] = next.splice(at, 1)
      if (one) next.splice(at + by, 0, one)
      return next
    })
  return {
    kind: first.kind,
    own: first.own,
    entries,
    notice,
    busy,
    save,
    move,
    put: (at: number, change: Partial<ListEntry>) =>
      setEntries((now) => now.map((one, i) => (i === at ? { ...one, ...change } : one))),
    remove: (at: number) => setEntries((now) => now.filter((_, i) => i !== at)),
    add: () => setEntries((now) => [...now, { name: { ar: '', en: '' }, icon: '', shown: true }]),
  }
}

export type ListDesk = ReturnType<typeof useList>
