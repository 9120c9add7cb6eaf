import { deviceStore } from '#web/browser-stores.ts'

const key = 'has-ordered'

/**
 * Whether the member who is signed in here has an order to have again, as the server said last: the home page keeps a
 * place free for it before it can ask. It says nothing of the order, and is never believed.
 */
export const orderAgainHint = {
  is: (): boolean => deviceStore.getItem(key) === '1',
  set(has: boolean): void {
    if (has) deviceStore.setItem(key, '1')
    else deviceStore.removeItem(key)
  },
}

/** Runs in the page before its first paint: what stands below the place that is kept free never moves. */
export const keepPlaceScript = `try{if(localStorage.getItem('${key}'))document.documentElement.dataset.again=''}catch{}`

/** The place on this page. */
export const orderAgainPlace = {
  isReserved: (): boolean => document.documentElement.dataset['again'] !== undefined,
  keep: (): void => {
    document.documentElement.dataset['again'] = ''
  },
  giveUp: (): void => {
    delete document.documentElement.dataset['again']
  },
}
