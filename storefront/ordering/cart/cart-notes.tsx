import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { forgetJoinedNames, onJoinedNames, readJoinedNames } from '../../customers/joined-names.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './cart-notes.module.css'
import { useCart } from './use-cart.ts'

interface CartNotesProps {
  /** The page names the items that are gone itself. */
  readonly goneIsSaid?: boolean
}

/** What happened to the cart: items that are gone, a refusal, a line that can come back. */
export function CartNotes({ goneIsSaid = false }: CartNotesProps) {
  const t = useText()
  const { removed, news, error, cart } = useCart()
  const closed = cart?.companion?.closed?.message
  return (
    <div className={styles.notes}>
      {removed.length > 0 && !goneIsSaid && (
        <div role="status">
          <Note tone="warn">
            {t('cart.removed', {
              names: removed.map((name) => t('cart.quoted', { name })).join(t('cart.and')),
              branch: cart?.branch_name ?? '',
            })}
          </Note>
        </div>
      )}
      {news.length > 0 && (
        <div role="status">
          <Note tone="warn">{news.join(' ')}</Note>
        </div>
      )}
      <Joined />
      <div role="status">{closed && <Note tone="info">{closed}</Note>}</div>
      {error && error !== closed && (
        <Note tone="err" alert>
          {error}
        </Note>
      )}
      <Undo />
    </div>
  )
}

/** What came into the cart from the account at a sign-in; said once. */
function Joined() {
  const t = useText()
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    const look = () => setNames(readJoinedNames())
    const first = setTimeout(look)
    const stop = onJoinedNames(look)
    return () => {
      clearTimeout(first)
      stop()
    }
  }, [])
  useEffect(() => {
    if (names.length > 0) forgetJoinedNames()
  }, [names])
  return (
    <div role="status">
      {names.length > 0 && (
        <Note tone="info">
          {t('cart.joined', { names: names.map((name) => t('cart.quoted', { name })).join(t('cart.and')) })}
        </Note>
      )}
    </div>
  )
}

function Undo() {
  const t = useText()
  const { undo } = useCart()
  const place = useRef<HTMLDivElement>(null)
  const had = useRef(false)
  useEffect(() => {
    const { current } = place
    // the bin that was pressed is gone with its line, and after five seconds so is the way back: the focus stays here
    if (document.activeElement === document.body && (undo || had.current))
      (undo ? current?.querySelector('button') : current)?.focus({ preventScroll: true })
    had.current = undo !== undefined && current?.contains(document.activeElement) === true
  })
  return (
    <div ref={place} role="status" tabIndex={-1} className={undo ? styles.undo : undefined}>
      {undo && (
        <>
          <span>{t('cart.taken-out', { count: undo.names.length, name: undo.names[0] ?? '' })}</span>
          <Button kind="t" size="sm" onClick={undo.restore}>
            {t('cart.undo')}
          </Button>
        </>
      )}
    </div>
  )
}
