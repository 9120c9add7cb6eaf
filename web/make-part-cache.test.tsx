import { describe, expect, it } from 'vitest'
import { makePartCache } from './make-part-cache.ts'

const look = '["ar"]'

/** A page that shows things, each in a `<li>`; returns the HTML and how many parts were rendered for it. */
function show(open: ReturnType<typeof makePartCache>, things: readonly string[], inLook = look) {
  const { partCache, fill } = open()
  let made = 0
  const make = (thing: string) => () => {
    made += 1
    return <b>{thing}</b>
  }
  const items = things.map((thing) => {
    const parts = partCache.find(inLook, thing)
    return `<li>${parts ? partCache.put(parts, 'name', make(thing)) : `<b>${thing}</b>`}</li>`
  })
  return { html: fill(Buffer.from(items.join('')))?.toString(), made }
}

describe('parts that many pages share', () => {
  it('are kept from the second page on, and the page is the same', () => {
    const open = makePartCache()
    const pages = [1, 2, 3].map(() => show(open, ['كبسة', 'شاي']))
    expect(pages.map(({ html }) => html)).toEqual(
      Array.from({ length: 3 }, () => '<li><b>كبسة</b></li><li><b>شاي</b></li>'),
    )
    expect(pages.map(({ made }) => made)).toEqual([0, 2, 0])
  })

  it('are others in another language, and when the thing is another', () => {
    const open = makePartCache()
    show(open, ['كبسة'])
    expect(show(open, ['كبسة'], '["en"]').made).toBe(0)
    expect(show(open, ['كبسة 2']).html).toBe('<li><b>كبسة 2</b></li>')
  })

  it('go when there are too many: all of the look that was needed longest ago', () => {
    const open = makePartCache(3 * (2 + '<b>a</b>'.length) - 1)
    for (let i = 0; i < 2; i++) show(open, ['a', 'b'], 'old')
    for (let i = 0; i < 2; i++) show(open, ['c'], 'new')
    expect(show(open, ['c'], 'new').made).toBe(0)
    expect(show(open, ['a'], 'old').html).toBe('<li><b>a</b></li>')
    expect(show(open, ['a'], 'old').made).toBe(1)
  })

  it('are not kept for ever where one restaurant changes its menu all day', () => {
    const open = makePartCache(100)
    for (let change = 0; change < 50; change++)
      for (let i = 0; i < 2; i++)
        expect(show(open, [`dish ${change}`]).html).toBe(`<li><b>dish ${change}</b></li>`)
    expect(show(open, ['dish 0']).made).toBe(0)
  })

  it('are put nowhere when the page holds a mark that is not theirs', () => {
    const { partCache, fill } = makePartCache()()
    const token = partCache.put({ look, html: {} }, 'name', () => <b>شاي</b>)
    expect(fill(Buffer.from('<p>\0 9\0</p>'))).toBeUndefined()
    expect(fill(Buffer.from(`${token}<p>\0</p>`))).toBeUndefined()
    expect(fill(Buffer.from('<p></p>'))).toBeUndefined()
    expect(fill(Buffer.from(`<i>${token}</i>`))?.toString()).toBe('<i><b>شاي</b></i>')
  })
})
