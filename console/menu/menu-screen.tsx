import { FileUp, FolderPlus, Plus, Search, Undo2 } from 'lucide-react'
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { Link } from 'react-router'
import type { DeskItemWire, MenuDeskWire } from '#contract/menu/menu-desk.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Chip } from '#ui/fields/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { giveWay } from '../shell/draft/unsaved.ts'
import { BranchesCard } from './branches-card.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ChangeList, wordsOf } from './change-list.tsx'
import { DishPreview } from './dish-preview.tsx'
import { GroupSheet } from './group-sheet.tsx'
import { ItemForm } from './item-form.tsx'
import styles from './menu-screen.module.css'
import { MenuTree } from './menu-tree.tsx'
import { newItem } from './new-doc.ts'
import { PricePlanCard } from './price-plan-card.tsx'
import { useMenuDesk, type MenuDesk } from './use-menu-desk.ts'

/** What is open beside the tree: an item, or a new one of a group. */
type Open = { readonly itemId: string; readonly fresh?: true } | { readonly newIn: string } | undefined

/** The menu editor: tree, form, and the dish as guests see it (design 11). */
export function MenuScreen({ first }: { readonly first: MenuDeskWire }) {
  const t = useText()
  const client = useClient()
  const menu = useMenuDesk(first)
  const { desk, act, refused } = menu
  const [open, setOpen] = useState<Open>()
  const [query, setQuery] = useState('')
  const [lacking, setLacking] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [group, setGroup] = useState<MenuDeskWire['groups'][number] | 'new'>()
  const turnTo = (next: Open) => giveWay(t('shell.leave-sure'), () => setOpen(next))
  const undo = (batch: string) => act(() => client.undoMenu({ batch }))
  return (
    <>
      <title>{t('menu.title')}</title>
      <ScreenHead
        desk={desk}
        query={query}
        onQuery={setQuery}
        onUndo={(batch) => void undo(batch)}
        onGroup={() => setGroup('new')}
        onAdd={(groupId) => turnTo({ newIn: groupId })}
      />
      <main id="content" className={styles.page}>
        <div className={styles.side}>
          {refused && (
            <Note tone="err" alert>
              {refused}
            </Note>
          )}
          {desk.groups.length === 0 && <p className={styles.none}>{t('menu.none')}</p>}
          <Lacking desk={desk} on={lacking} onTurn={() => setLacking(!lacking)} />
          <MenuTree
            desk={desk}
            query={query}
            lacking={lacking}
            open={open && 'itemId' in open ? open.itemId : undefined}
            chosen={chosen}
            onOpen={(itemId) => turnTo({ itemId })}
            onChoose={(id, on) =>
              setChosen((all) => new Set(on ? [...all, id] : [...all].filter((one) => one !== id)))
            }
            onSwitch={({ id, on_sale }) =>
              void act(() => client.bulkMenu({ item_ids: [id], change: { kind: 'on_sale', on: !on_sale } }))
            }
            onGroup={setGroup}
            onAdd={(groupId) => turnTo({ newIn: groupId })}
            onReorder={menu.reorder}
          />
          {chosen.size > 0 && (
            <BulkBar
              count={chosen.size}
              groups={desk.groups}
              busy={menu.busy}
              onApply={(change) => void act(() => client.bulkMenu({ item_ids: [...chosen], change }))}
              onClear={() => setChosen(new Set())}
            />
          )}
          <ChangeList changes={desk.changes} onUndo={(batch) => void undo(batch)} />
        </div>
        <Editor menu={menu} open={open} onOpen={setOpen} />
      </main>
      {group && (
        <GroupSheet
          group={group === 'new' ? undefined : group}
          ramadan={desk.ramadan}
          onClose={() => setGroup(undefined)}
          onDone={() => {
            setGroup((now) => (now === group ? undefined : now))
            void menu.refresh()
          }}
        />
      )}
    </>
  )
}

/** How many dishes lack labels that the law asks for, and a press that shows them alone. Nothing where no law asks. */
function Lacking({
  desk,
  on,
  onTurn,
}: {
  readonly desk: MenuDeskWire
  readonly on: boolean
  readonly onTurn: () => void
}) {
  const t = useText()
  const count = desk.items.filter(({ lacks }) => lacks.length > 0).length
  if (count === 0 && !on) return null
  return (
    <div className={styles.lacking}>
      <Chip on={on} onClick={onTurn}>
        {t('menu.lacking', { count })}
      </Chip>
      {on && <p>{t(count > 0 ? 'menu.lacking-hint' : 'menu.lacking-none')}</p>}
    </div>
  )
}

interface ScreenHeadProps {
  readonly desk: MenuDeskWire
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onUndo: (batch: string) => void
  readonly onGroup: () => void
  readonly onAdd: (groupId: string) => void
}

function ScreenHead({ desk, query, onQuery, onUndo, onGroup, onAdd }: ScreenHeadProps) {
  const t = useText()
  const [last] = desk.changes
  const [first] = desk.groups
  return (
    <header className={styles.head}>
      <h1>{t('menu.title')}</h1>
      <label className={styles.search}>
        <Icon of={Search} size="s" />
        <span className="vh">{t('menu.search')}</span>
        <input
          type="search"
          value={query}
          placeholder={t('menu.search')}
          onChange={(event) => onQuery(event.currentTarget.value)}
        />
      </label>
      {last && (
        <Button
          kind="q"
          aria-label={t('menu.undo-of', { what: wordsOf(last, t) })}
          onClick={() => onUndo(last.batch)}
        >
          <Icon of={Undo2} size="s" />
          {t('menu.undo')}
        </Button>
      )}
      <Link className={buttonClass({ kind: 'q' })} to={localPath('/menu/import', useLanguage())}>
        <Icon of={FileUp} size="s" />
        {t('menu.import')}
      </Link>
      <Button kind="q" onClick={onGroup}>
        <Icon of={FolderPlus} size="s" />
        {t('menu.add-group')}
      </Button>
      {first && (
        <Button onClick={() => onAdd(first.id)}>
          <Icon of={Plus} size="s" />
          {t('menu.add-item')}
        </Button>
      )}
    </header>
  )
}

interface EditorProps {
  readonly menu: MenuDesk
  readonly open: Open
  readonly onOpen: Dispatch<SetStateAction<Open>>
}

function Editor({ menu, open, onOpen }: EditorProps) {
  const t = useText()
  const client = useClient()
  const { desk, act, refresh } = menu
  const itemId = open && 'itemId' in open ? open.itemId : undefined
  const version = desk.items.find((one) => one.id === itemId)?.version
  const { item, take } = useDeskItem(itemId, version)
  if (!open) return <p className={styles.none}>{t('menu.empty')}</p>
  if ('newIn' in open)
    return (
      <ItemForm
        key={`new ${open.newIn}`}
        desk={desk}
        item={undefined}
        version={undefined}
        first={newItem(open.newIn)}
        onSaved={(made) => {
          void refresh()
          onOpen({ itemId: made.id, fresh: true })
        }}
        onCopy={() => {}}
        onDelete={() => {}}
      />
    )
  if (!item) return <p className={styles.none}>{t('menu.loading')}</p>
  const again = async (run: () => Promise<unknown>) => {
    const done = await act(run)
    const now = await client.getDeskItem(item.id).catch(() => undefined)
    if (now) take(now)
    return done && now !== undefined
  }
  return (
    <>
      <div className={styles.form}>
        <ItemForm
          key={item.id}
          desk={desk}
          item={item}
          version={version}
          first={item.doc}
          onSaved={(saved) => {
            take(saved)
            void refresh()
          }}
          onCopy={() =>
            giveWay(t('shell.leave-sure'), () => {
              const open = ({ id }: DeskItemWire) => onOpen({ itemId: id, fresh: true })
              void act(() => client.copyDeskItem(item.id).then(open))
            })
          }
          onDelete={() =>
            window.confirm(t('dish.delete-sure', { name: item.doc.name.ar || item.doc.name.en })) &&
            void act(() => client.deleteDeskItem(item.id, { version: item.version })).then(
              (done) => done && onOpen((now) => (now === open ? undefined : now)),
            )
          }
        />
        <BranchesCard key={`here ${item.id}`} item={item} act={again} />
        <PricePlanCard key={`prices ${item.id}`} item={item} act={again} />
      </div>
      <DishPreview key={'fresh' in open ? item.id : ''} item={item} fresh={'fresh' in open} />
    </>
  )
}

/** The item that is open, read anew whenever the tree says that it is another version. */
function useDeskItem(id: string | undefined, version: number | undefined) {
  const client = useClient()
  const [item, setItem] = useState<DeskItemWire>()
  const here = item?.id === id ? item : undefined
  const known = here?.version
  useEffect(() => {
    // from here on its form hears what becomes of it
    if (id === undefined || known !== undefined || version === undefined) return undefined
    let left = false
    client.getDeskItem(id).then(
      (found) => left || setItem(found),
      () => {},
    )
    return () => {
      left = true
    }
  }, [client, id, known, version])
  return { item: here, take: setItem }
}
