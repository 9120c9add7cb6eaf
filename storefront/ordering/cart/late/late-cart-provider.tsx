import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { plainPath } from '#domain/core/local-path.ts'
import { useText } from '../../../i18n/use-text.ts'
import { usePlace } from '../../../moves/moves.ts'
import { useLatePart } from '../../../shell/later/use-late-part.ts'
import { useOnline } from '../../../shell/use-online.ts'
import { cartHint } from '../cart-hint.ts'
import { useDrawer } from '../cart-drawer-host.tsx'
import {
  doEarlyChanges,
  earlyLines,
  resizeEarlyLine,
  type EarlyChange,
  type EarlyLine,
} from './early-changes.ts'
import { unsentDish } from '../unsent-dish.ts'
import { CartContext, type Cart } from '../use-cart.ts'

const loadFullCart = () => import('./full-cart.tsx')

/** Before anything is known of it. */
const unknownCart = {
  cart: undefined,
  ready: false,
  lines: [],
  shownAs: {},
  total: '0.00',
  undo: undefined,
  pending: new Set<string>(),
  signInFirst: false,
  removed: [],
  news: [],
  forgetRemoved: () => {},
} satisfies Partial<Cart>

/**
 * The cart of a public page: the same for all, it begins without one. What knows carts comes at once where this browser has
 * one, else at the first press that needs it, or when the page rests. What was pressed before is done then.
 */
export function LateCartProvider({ children }: { readonly children: ReactNode }) {
  const { open, around } = useDrawer()
  const { part, failed, want } = useLatePart(loadFullCart)
  const [full, setFull] = useState<Cart>()
  const isCart = plainPath(usePlace().pathname) === '/cart'
  useEffect(() => {
    if (isCart || cartHint.is()) void want()
  }, [isCart, want])
  const { early, doWaiting } = useEarlyCart(want, open, failed)
  const take = useCallback(
    (cart: Cart) => {
      setFull(cart)
      doWaiting(cart)
    },
    [doWaiting],
  )
  return (
    <CartContext value={full ?? early}>
      {around(children)}
      {part && <part.FullCart openDrawer={open} onCart={take} />}
    </CartContext>
  )
}

/** Takes how to ask for the cart, what opens it and whether it could not be had; returns what stands in its place, and what does in the cart what waited for it. */
function useEarlyCart(want: () => Promise<boolean>, openDrawer: () => void, failed: boolean) {
  const t = useText()
  const online = useOnline()
  const [said, setSaid] = useState<'offline' | 'unreachable'>()
  // counted at the press, as the cart itself would
  const [added, setAdded] = useState<readonly EarlyLine[]>([])
  const waiting = useRef<readonly EarlyChange[]>([])
  const made = useRef(0)
  const why = said === 'offline' && online ? undefined : said
  const early = useMemo((): Cart => {
    const keep = (changes: readonly EarlyChange[]) => {
      waiting.current = changes
      setAdded(earlyLines(changes))
    }
    const later = async (change: EarlyChange) => {
      setSaid(undefined)
      keep([...waiting.current, change])
      if (await want()) return
      for (const { body } of earlyLines(waiting.current)) unsentDish.keep(body)
      keep([])
      setSaid('unreachable')
    }
    const answer = <T,>(act: (cart: Cart) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        void later({ act: (cart) => void act(cart).then(resolve, reject) })
      })
    return {
      ...unknownCart,
      unreachable: failed,
      count: sumOf(added),
      quantityOf: (itemId) => sumOf(added.filter(({ item_id }) => item_id === itemId)),
      lineOf: (itemId) => added.findLast(({ item_id }) => item_id === itemId),
      resting: online ? undefined : t('cart.offline'),
      error: why && t(`cart.${why}`),
      forgetError: () => setSaid(undefined),
      add: (body, shown) => {
        if (online) {
          const { item_id, quantity = 1 } = body
          void later({ line: { line_id: `early-${(made.current += 1)}`, item_id, quantity, body, shown } })
        } else setSaid('offline')
        return online
      },
      changeLine: (lineId, quantity) => {
        if (online) keep(resizeEarlyLine(waiting.current, lineId, quantity))
        else setSaid('offline')
      },
      // what shows lines waits for the cart
      editLine: () => false,
      removeLine: () => {},
      clear: () => {},
      waitForSignIn: () => void later({ act: (cart) => cart.waitForSignIn() }),
      setBranch: (...place) => answer((cart) => cart.setBranch(...place)),
      changeDraft: (draft) => answer((cart) => cart.changeDraft(draft)),
      refresh: () => answer((cart) => cart.refresh()),
      openDrawer: () => {
        void want()
        openDrawer()
      },
    }
  }, [want, openDrawer, failed, online, why, added, t])
  const doWaiting = useCallback((cart: Cart) => {
    const changes = waiting.current
    waiting.current = []
    doEarlyChanges(changes, cart)
  }, [])
  return { early, doWaiting }
}

const sumOf = (added: readonly EarlyLine[]) => added.reduce((sum, { quantity }) => sum + quantity, 0)
