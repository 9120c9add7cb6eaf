import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { MenuDeskWire } from '#contract/menu/menu-desk.ts'
import type { GroupDocWire } from '#contract/menu/menu-doc.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '#web/use-client.ts'
import { WindowRows } from '../timing/window-rows.tsx'
import { useText } from '../i18n/use-text.ts'
import { WordsFields } from './doc-fields.tsx'
import { PictureField } from './picture-field.tsx'
import styles from './group-sheet.module.css'

interface GroupSheetProps {
  /** None = a new one. */
  readonly group: MenuDeskWire['groups'][number] | undefined
  readonly ramadan: MenuDeskWire['ramadan']
  readonly onDone: () => void
  readonly onClose: () => void
}

const fresh: GroupDocWire = { name: { ar: '', en: '' }, windows: [], picture: null }

/** A group of the menu: its name, its picture and when it is served. */
export function GroupSheet({ group, ramadan, onDone, onClose }: GroupSheetProps) {
  const t = useText()
  const client = useClient()
  const [doc, setDoc] = useState<GroupDocWire>(
    group ? { name: group.name, windows: group.windows, picture: group.picture } : fresh,
  )
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true)
    setTrouble(undefined)
    try {
      await act()
      onDone()
    } catch (error) {
      setTrouble(error instanceof CallError ? error.message : t('menu.unreachable'))
      setBusy(false)
    }
  }
  const save = () =>
    run(() =>
      group
        ? client.changeMenuGroup(group.id, { version: group.version, doc })
        : client.addMenuGroup({ doc }),
    )
  return (
    <Sheet
      title={group ? t('menu.edit-group', { name: group.name.ar || group.name.en }) : t('menu.add-group')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={busy ? 'busy' : 'idle'} onClick={() => void save()}>
          {t('dish.save')}
        </Button>
      }
    >
      <div className={styles.form}>
        {trouble && (
          <Note tone="err" alert>
            {trouble}
          </Note>
        )}
        <WordsFields
          words={doc.name}
          onChange={(name) => setDoc({ ...doc, name })}
          labels={{ ar: t('dish.name-ar'), en: t('dish.name-en') }}
          limit={limits.dishName}
        />
        <PictureField picture={doc.picture} onChange={(picture) => setDoc({ ...doc, picture })} />
        <h3>{t('dish.windows')}</h3>
        {doc.windows.length === 0 && <p>{t('dish.windows-none')}</p>}
        <WindowRows
          windows={doc.windows}
          ramadan={ramadan}
          onChange={(windows) => setDoc({ ...doc, windows })}
        />
        {group && (
          <Button
            kind="q"
            onClick={() => void run(() => client.deleteMenuGroup(group.id, { version: group.version }))}
          >
            {t('menu.group-delete')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
