import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ShopClient } from '#contract/core/shop-client.ts'
import type { CartWire } from '#contract/ordering/cart.ts'
import { pageCookies } from '#web/browser-stores.ts'
import { useText } from '../../i18n/use-text.ts'
import { useOnline } from '../../shell/use-online.ts'
import { useShopClient } from '../../shell/use-shop-client.ts'
import { branchCookie, readBranchChoice } from './branch-choice.ts'
import { cartHint } from './cart-hint.ts'
import { CartStore } from './cart-store.ts'
import { takeAskedCart } from './early-cart.ts'
import { followGroup } from './follow-group.ts'
import { followMenu } from './follow-menu.ts'
import { followOtherTabs, tellOtherTabs } from './other-tabs.ts'
import type { Cart } from './use-cart.ts'
import { useStoredNews } from './use-stored-news.ts'
import { viewCart } from './view-cart.ts'

/** A cart that is not this browser's own: its calls, and what opens it. */
export interface OwnCart {
  readonly client: ShopClient
  readonly openDrawer: () => void
}

interface FullCartProps {
  readonly openDrawer: () => void
  /** A table's: shared by its phones, in the place of the browser's. */
  readonly own?: OwnCart | undefined
  /** The cart that came with the page, or that there is none. */
  readonly came?: CartWire | null | undefined
}

/** The cart as the page knows it, with all its verbs; loaded after mount where it did not come with the page, and kept alike in all tabs. */
export function useFullCart({ openDrawer, own, came }: FullCartProps): Cart {
  const store = useCartStore(own?.client, came)
  const state = useSyncExternalStore(store.subscribe, store.get, store.first)
  useStoredNews(store, state)
  const online = useOnline()
  const offline = useText()('cart.offline')
  useEffect(() => {
    if (online) store.cameOnline()
  }, [store, online])
  const has = state.ready ? (state.cart?.bill.count ?? 0) > 0 : undefined
  useEffect(() => {
    if (!own && has !== undefined) cartHint.set(has)
  }, [own, has])
  return useMemo((): Cart => {
    const view = viewCart(state.cart, state.changes)
    const { undo } = state
    const closed = state.cart?.companion?.closed?.message
    const own = view.lines.filter((line) => !line.foreign)
    return {
      ...view,
      shownAs: state.shownAs,
      ready: state.ready,
      unreachable: state.unreachable,
      resting: online ? closed : offline,
      error: state.error,
      signInFirst: state.signInFirst,
      removed: state.removed,
      news: state.news,
      total: view.cart?.bill.total ?? '0.00',
      editLine: store.editLine,
      clear: store.clear,
      undo:
        undo.length > 0 && !closed
          ? { names: undo.map(({ shown }) => shown.name), restore: store.takeBack }
          : undefined,
      add: store.add,
      changeLine: store.changeLine,
      removeLine: (lineId) => store.changeLine(lineId, 0),
      quantityOf: (itemId) =>
        own.reduce((sum, line) => (line.item_id === itemId ? sum + line.quantity : sum), 0),
      lineOf: (itemId) => own.findLast((line) => line.item_id === itemId),
      pending: new Set(
        state.changes.flatMap((one) => [one.lineId, one.kind === 'add' ? one.body.item_id : one.itemId]),
      ),
      waitForSignIn: store.waitForSignIn,
      forgetError: store.forgetError,
      forgetRemoved: store.forgetRemoved,
      setBranch: store.setBranch,
      changeDraft: store.changeDraft,
      refresh: store.refresh,
      openDrawer,
    }
  }, [state, store, openDrawer, online, offline])
}

function useCartStore(own: ShopClient | undefined, came: CartWire | null | undefined): CartStore {
  const shop = useShopClient()
  const client = own ?? shop
  const t = useText()
  const [store] = useState(
    () =>
      new CartStore(
        {
          client,
          unreachable: t('cart.unreachable'),
          online: () => navigator.onLine,
          offline: t('cart.offline'),
          choice: () => readBranchChoice(pageCookies.read()),
          keepChoice: (choice) => {
            pageCookies.keep(branchCookie(choice))
          },
          announce: tellOtherTabs,
          later: (run, milliseconds) => {
            const timer = setTimeout(run, milliseconds)
            return () => clearTimeout(timer)
          },
        },
        came,
      ),
  )
  useEffect(() => {
    if (came !== undefined) store.take(came)
  }, [store, came])
  useEffect(() => {
    if (!store.get().ready) void store.refresh(own ? undefined : takeAskedCart())
    const ends = [followOtherTabs(store), followMenu(store), followGroup(store)]
    return () => {
      for (const end of ends) end()
    }
  }, [store, own])
  return store
}
