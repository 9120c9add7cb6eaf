import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { BillLineWire } from '#contract/ordering/cart.ts'
import type { ItemCardWire, ItemWire, MenuWire } from '#contract/menu/menu.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { unsentDish } from '../../ordering/cart/unsent-dish.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMenuLive } from '../../live/use-menu-live.ts'
import { LateSkeleton } from '../../shell/late-skeleton.tsx'
import { pictureWidths } from '../../shell/picture-url.ts'
import { useClient } from '../../shell/use-client.ts'
import { ItemChoices } from './item-choices.tsx'
import { ItemFoot } from './item-foot.tsx'
import { ItemInfo } from './item-info.tsx'
import styles from './item-sheet.module.css'
import { useItemChoice } from './use-item-choice.ts'
import { useItemText } from './use-item-text.ts'

interface ItemSheetProps {
  readonly card: ItemCardWire
  readonly plate: number
  readonly type: MenuWire['type']
  readonly branchId: string
  /** The line of the cart that is changed; none = the item is added. */
  readonly line?: BillLineWire
  readonly onClose: () => void
}

/**
 * An item over the menu. What the card knows stands at once; choices follow from the server, inside the same sheet: its
 * focus stays, and Esc finds it all the while.
 */
export default function ItemSheet({ card, plate, type, branchId, line, onClose }: ItemSheetProps) {
  const { loaded, retry } = useItem(card.id, type, branchId)
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const found = typeof loaded === 'object' ? loaded : undefined
  const readOnly = type === 'e'
  return (
    <SheetFrame
      card={found?.item ?? card}
      plate={plate}
      onClose={onClose}
      foot={found && !readOnly && <div ref={setFoot} />}
    >
      <ItemInfo item={found?.item ?? card} heading="h2" />
      {found && !readOnly && <Choosing {...found} line={line} foot={foot} onClose={onClose} />}
      {loaded === 'loading' && <LateSkeleton heights={['140px', '180px']} />}
      {loaded === 'failed' && <LoadFailed retry={retry} />}
    </SheetFrame>
  )
}

interface ChoosingProps extends Pick<ItemSheetProps, 'line' | 'onClose'> {
  readonly item: ItemWire
  readonly laterAllowed: boolean
  /** Where the sheet's foot is. */
  readonly foot: HTMLElement | null
}

function Choosing({ item, laterAllowed, line, foot, onClose }: ChoosingProps) {
  const [unsent] = useState(() => unsentDish.find(item.id))
  const choice = useItemChoice(item, line, unsent)
  const add = () => {
    if (choice.add()) onClose()
  }
  return (
    <>
      <ItemChoices item={item} choice={choice} heading="h3" />
      {foot &&
        createPortal(
          <ItemFoot
            item={item}
            choice={choice}
            laterAllowed={laterAllowed}
            edits={line !== undefined}
            onAdd={add}
          />,
          foot,
        )}
    </>
  )
}

interface SheetFrameProps extends Pick<ItemSheetProps, 'card' | 'plate' | 'onClose'> {
  readonly foot?: React.ReactNode
  readonly children: React.ReactNode
}

function SheetFrame({ card, plate, onClose, foot, children }: SheetFrameProps) {
  const t = useText()
  const picture = useRef<HTMLDivElement>(null)
  const gone = useScrolledOff(picture)
  return (
    <Sheet
      title={card.name}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={foot}
      width="item"
      head={gone ? 'bar' : 'float'}
    >
      <div className={styles.columns}>
        <div ref={picture} className={styles.picture}>
          <PlatePicture
            picture={card.picture}
            plate={plate}
            alt={card.name}
            widths={pictureWidths.hero}
            sizes="(min-width: 1200px) 400px, (min-width: 768px) 560px, 100vw"
            shape="hero"
            eager
          />
        </div>
        <div className={styles.words}>{children}</div>
      </div>
    </Sheet>
  )
}

/** Whether the picture has left at the top: then the name stands in the sheet's head (design 7). */
function useScrolledOff(picture: { current: HTMLElement | null }): boolean {
  const [gone, setGone] = useState(false)
  useEffect(() => {
    const element = picture.current
    if (!element) return undefined
    const observer = new IntersectionObserver(([entry]) => setGone(entry?.isIntersecting === false), {
      root: element.closest('dialog'),
      rootMargin: '-68px 0px 0px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [picture])
  return gone
}

function LoadFailed({ retry }: { retry: () => void }) {
  const t = useText()
  const say = useItemText()
  return (
    <div className={styles.failed}>
      <Note tone="err" alert>
        {say('item.failed')}
      </Note>
      <Button kind="s" onClick={retry}>
        {t('error.retry')}
      </Button>
    </div>
  )
}

type Loaded = 'loading' | 'failed' | { readonly item: ItemWire; readonly laterAllowed: boolean }

function useItem(
  id: string,
  type: MenuWire['type'],
  branchId: string,
): { loaded: Loaded; retry: () => void } {
  const client = useClient()
  const [loaded, setLoaded] = useState<Loaded>('loading')
  const [attempt, setAttempt] = useState(0)
  // an option that ran out is out in what stands open too; what was chosen stays
  useMenuLive(() => setAttempt((count) => count + 1))
  useEffect(() => {
    let left = false
    client.item(id, { type, branch_id: branchId }).then(
      ({ item, branch }) => left || setLoaded({ item, laterAllowed: branch.schedule_allowed }),
      () => left || setLoaded((known) => (typeof known === 'object' ? known : 'failed')),
    )
    return () => {
      left = true
    }
  }, [client, id, type, branchId, attempt])
  const retry = () => {
    setLoaded('loading')
    setAttempt((count) => count + 1)
  }
  return { loaded, retry }
}
