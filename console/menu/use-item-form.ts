import { useEffect, useRef, useState } from 'react'
import { CallError, type Client } from '#contract/core/client.ts'
import type { DeskItemWire } from '#contract/menu/menu-desk.ts'
import type { ItemDocWire } from '#contract/menu/menu-doc.ts'
import { itemFields, type ItemField } from '#domain/menu/menu-doc.ts'
import { useClient } from '#web/use-client.ts'
import { useText, type TextOf } from '../i18n/use-text.ts'
import { mergeParts } from '../shell/draft/merge-parts.ts'
import { useUnsaved } from '../shell/draft/unsaved.ts'

/** Somebody was faster: who, and which fields. */
export interface Overtaken {
  readonly by: string
  readonly fields: readonly ItemField[]
}

/** The same of a page in which nothing had been typed; `mine`: the member did it in another place. */
export interface RemoteChange extends Overtaken {
  readonly mine: boolean
}

export interface ItemForm {
  readonly doc: ItemDocWire
  readonly set: (change: Partial<ItemDocWire>) => void
  readonly dirty: boolean
  readonly busy: boolean
  readonly saved: boolean
  /** By field, in words. */
  readonly errors: Readonly<Record<string, string>>
  readonly trouble: string | undefined
  readonly overtaken: Overtaken | undefined
  /** What somebody saved while nothing was typed here, and is shown already. */
  readonly remote: RemoteChange | undefined
  readonly save: () => void
  readonly discard: () => void
  /** Shows what is saved, and keeps nothing of mine. */
  readonly takeTheirs: () => void
  /** What was typed here is saved over what the other changed. */
  readonly keepMine: () => void
}

interface Input {
  /** None = a new one. */
  readonly item: DeskItemWire | undefined
  readonly first: ItemDocWire
  /** The version that the menu is known to have of it. */
  readonly version: number | undefined
  readonly onSaved: (item: DeskItemWire) => void
}

/** Takes the item as it was read and what to do once it is saved; returns its form. Whoever has it open is told what a colleague changed, as soon as it is saved. */
export function useItemForm({ item, first, version: latest, onSaved }: Input): ItemForm {
  const client = useClient()
  const t = useText()
  const [busy, setBusy] = useState(false)
  const { doc, setDoc, began, dirty, show, mergeOnto } = useDraft(first, item?.version ?? 0, busy)
  const [last, setLast] = useState<{ saved?: true; remote?: RemoteChange }>({})
  const [failure, setFailure] = useState<Failure>({})

  useNews(busy ? undefined : item?.id, began.version, latest, (now) => {
    const { by = '', mine = false, fields = [] } = now.told ?? {}
    const changed = { by, fields: knownFields(fields) }
    if (dirty) return setFailure({ overtaken: changed })
    show(now)
    setFailure({})
    setLast({ remote: { ...changed, mine } })
    return onSaved(now)
  })
  const send = async (version: number) => {
    setBusy(true)
    setFailure({})
    try {
      const now = await saveItem(client, item, { version, doc })
      show(now)
      setLast({ saved: true })
      onSaved(now)
    } catch (error) {
      setFailure(failureOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  /** Goes on from what is saved now. */
  const again = (then: (now: DeskItemWire) => void) => () => {
    const go = (now: DeskItemWire) => {
      then(now)
      setFailure({})
    }
    if (item) void client.getDeskItem(item.id).then(go, () => setFailure({ trouble: t('menu.unreachable') }))
  }
  return {
    doc,
    set(change) {
      setLast({})
      setDoc((now) => ({ ...now, ...change }))
    },
    dirty: dirty || item === undefined,
    busy,
    saved: last.saved === true,
    errors: failure.errors ?? {},
    trouble: failure.trouble,
    overtaken: failure.overtaken,
    remote: last.remote,
    save: () => void send(began.version),
    discard() {
      setDoc(began.doc)
      setFailure({})
    },
    takeTheirs: again(show),
    keepMine: again(mergeOnto),
  }
}

/** What was typed, and the document and version that it began from. */
function useDraft(first: ItemDocWire, version: number, busy: boolean) {
  const [doc, setDoc] = useState(first)
  const [began, setBegan] = useState({ doc: first, version })
  const dirty = JSON.stringify(doc) !== JSON.stringify(began.doc)
  useUnsaved(dirty, busy)
  return {
    doc,
    setDoc,
    began,
    dirty,
    show(now: DeskItemWire) {
      setDoc(now.doc)
      setBegan({ doc: now.doc, version: now.version })
    },
    /** My fields over theirs: what I did not touch stays as they left it. */
    mergeOnto(now: DeskItemWire) {
      setBegan({ doc: now.doc, version: now.version })
      setDoc((mine) => mergeParts(began.doc, mine, now.doc))
    },
  }
}

interface Failure {
  readonly overtaken?: Overtaken
  readonly errors?: Record<string, string>
  readonly trouble?: string
}

/** Takes why an item was not saved; returns what its form shows of that. */
function failureOf(error: unknown, t: TextOf): Failure {
  if (!(error instanceof CallError)) return { trouble: t('menu.unreachable') }
  const { code, details = {}, errors: fields = {}, message } = error.body
  if (code === 'menu-changed') return { overtaken: overtakenOf(details) }
  const named = Object.entries(fields).map(([field, words]) => [field, words[0] ?? message] as const)
  return { errors: Object.fromEntries(named), trouble: named.length > 0 ? t('dish.errors') : message }
}

function overtakenOf(details: Readonly<Record<string, unknown>>): Overtaken {
  const { by, fields } = details
  return { by: typeof by === 'string' ? by : '', fields: knownFields(fields instanceof Array ? fields : []) }
}

function knownFields(named: readonly unknown[]): readonly ItemField[] {
  const known = new Set(named)
  return itemFields.filter((field) => known.has(field))
}

/** Asks for the item when the menu has a newer version of it than this page began from, with what became of it since. */
function useNews(
  id: string | undefined,
  began: number,
  latest: number | undefined,
  onNews: (now: DeskItemWire) => void,
): void {
  const client = useClient()
  const dispatch = useRef(onNews)
  useEffect(() => {
    dispatch.current = onNews
  })
  useEffect(() => {
    if (id === undefined || latest === undefined || latest <= began) return undefined
    let over = false
    client.getDeskItem(id, { since: began }).then(
      (now) => over || dispatch.current(now),
      () => {},
    )
    return () => {
      over = true
    }
  }, [client, id, began, latest])
}

/** Takes the item, none for a new one, and what it is to be; resolves to it as it is then. */
const saveItem = (
  client: Client,
  item: DeskItemWire | undefined,
  { version, doc }: { version: number; doc: ItemDocWire },
) => (item ? client.changeDeskItem(item.id, { version, doc }) : client.addDeskItem({ doc }))
