import { expect, it } from 'vitest'
import { storeOf } from './store-of.ts'

const stores = { appStore: 'https://apps.apple.com/x', playStore: 'https://play.google.com/x' }

it('rule "App page": leads to the store page of the visitor’s phone, or shows both badges', () => {
  expect(storeOf('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', stores)).toBe(stores.appStore)
  expect(storeOf('Mozilla/5.0 (Linux; Android 16; Pixel 9)', stores)).toBe(stores.playStore)
  expect(storeOf('Mozilla/5.0 (X11; Linux x86_64)', stores)).toBeUndefined()
  expect(
    storeOf('Mozilla/5.0 (Linux; Android 16)', { appStore: stores.appStore, playStore: '' }),
  ).toBeUndefined()
})
