import { describe, expect, it } from 'vitest'
import { spellOnce } from './spelling.ts'

describe('one spelling for each address', () => {
  it('safety 22: trailing and doubled slashes, case and needless percent signs lead to the one spelling', () => {
    const spellings = {
      '/menu/': '/menu',
      '/en/': '/en',
      '//menu//pickup/?a=1': '/menu/pickup?a=1',
      '/MENU/Pickup': '/menu/pickup',
      '/EN/Item/AbC': '/en/item/AbC',
      '/%6Denu': '/menu',
      '/page/a%2fb': '/page/a%2Fb',
      '/\\evil.test/': '/evil.test',
      '//evil.test/': '/evil.test',
    }
    for (const [spelled, once] of Object.entries(spellings)) expect(spellOnce(spelled)).toBe(once)
  })

  it('the one spelling stays as it is', () => {
    for (const path of [
      '/',
      '/?a=/',
      '/en',
      '/menu.data',
      '/_.data',
      '/page/%D8%B9',
      '/order/AbC/tracking',
      '/nowhere',
    ])
      expect(spellOnce(path)).toBe(path)
  })

  it('what cannot be decoded is refused', () => {
    for (const path of ['/%', '/%zz', '/item/%ff']) expect(spellOnce(path)).toBeUndefined()
  })
})
