import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { MenuImportedWire, MenuImportWire } from '#contract/menu/menu-import.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'

export interface MenuImportDesk {
  readonly file: File | undefined
  readonly preview: MenuImportWire | undefined
  readonly done: MenuImportedWire | undefined
  /** What is under way. */
  readonly busy: 'reading' | 'writing' | undefined
  readonly trouble: string | undefined
  /** Reads a file: what it would change is shown, nothing is written. */
  readonly choose: (file: File) => Promise<void>
  /** Does what the preview shows. */
  readonly confirm: () => Promise<void>
}

/** A file of the menu on its way: chosen, looked at, confirmed. */
export function useImport(): MenuImportDesk {
  const client = useClient()
  const t = useText()
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState<MenuImportWire>()
  const [done, setDone] = useState<MenuImportedWire>()
  const [busy, setBusy] = useState<MenuImportDesk['busy']>()
  const [trouble, setTrouble] = useState<string>()
  const run = async (what: NonNullable<MenuImportDesk['busy']>, act: () => Promise<void>) => {
    setBusy(what)
    setTrouble(undefined)
    setDone(undefined)
    try {
      await act()
    } catch (error) {
      // a file that changed on the disk since it was chosen cannot be read any more
      setTrouble(error instanceof CallError ? error.message : t('menu.unreachable'))
    } finally {
      setBusy(undefined)
    }
  }
  const choose = (next: File) =>
    run('reading', async () => {
      setFile(next)
      setPreview(undefined)
      setPreview(await client.previewImport(next))
    })
  const confirm = async () => {
    if (!file || !preview) return
    await run('writing', async () => {
      setDone(await client.importMenu(file, { plan: preview.plan }))
      setPreview(undefined)
      setFile(undefined)
    })
  }
  return { file, preview, done, busy, trouble, choose, confirm }
}
