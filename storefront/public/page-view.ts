import type { ReactNode } from 'react'

/** What a loader of a page returns, as its view shows it. */
export type DataOf<Loader extends (...args: never) => unknown> = Awaited<ReturnType<Loader>>

/** A file that shows a public page. The route of the page names it by its `handle`. */
export interface ViewModule {
  // as a method: each view knows the data of its own loader alone
  View(props: { readonly data: unknown }): ReactNode
}

const modules = {
  app: () => import('../routes/links/app-view.tsx'),
  branches: () => import('../routes/branches/branches-view.tsx'),
  cart: () => import('../routes/cart/cart-view.tsx'),
  closed: () => import('../routes/closed/closed-view.tsx'),
  content: () => import('../routes/page/content-view.tsx'),
  emenu: () => import('../routes/emenu/emenu-view.tsx'),
  home: () => import('../routes/home/home-view.tsx'),
  item: () => import('../routes/item/item-view.tsx'),
  link: () => import('../routes/links/link-view.tsx'),
  menu: () => import('../routes/menu/menu-view.tsx'),
  'select-type': () => import('../routes/branches/select-type-view.tsx'),
}

export type ViewName = keyof typeof modules

/** The public pages by what shows them: the same for all visitors, with a client of their own (decision 0234). */
export const views: Readonly<Record<ViewName, () => Promise<ViewModule>>> = modules

/** What the route of a public page exports as `handle`. */
export interface PublicHandle {
  readonly view: ViewName
}
