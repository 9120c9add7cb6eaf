import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeGroup, makeOption } from './make-item.ts'
import { asEdited } from './shared-group.ts'

let made = 0
const makeId = () => `made${(made += 1)}`
const names = (...all: string[]) => all.map((name) => ({ ar: name, en: name }))

describe('a group that dishes have in common', () => {
  const [cheese, olives] = names('cheese', 'olives')
  const here = makeGroup('here', [makeOption('h1', { name: cheese! }), makeOption('h2', { name: olives! })], {
    when: 'x',
  })

  it('takes all that is edited elsewhere, with its own ids, condition and options of the same name', () => {
    const edited = makeGroup(
      'there',
      [
        makeOption('t2', { name: olives!, price: 300 }),
        makeOption('t3', { name: { ar: 'فطر', en: 'mushroom' } }),
      ],
      { min: 1, max: 2, shared: 'there', when: 'y' },
    )
    const now = asEdited(here, edited, makeId)
    expect(now).toMatchObject({ id: 'here', when: 'x', min: 1, max: 2, shared: 'there' })
    expect(now.options.map(({ id, price }) => [id.startsWith('made') ? 'new' : id, price])).toEqual([
      ['h2', 300],
      ['new', 0],
    ])
  })

  it('property: it is the same but for ids and condition, every id is there once, and doing it again changes nothing', () => {
    const group = (id: string) =>
      fc
        .array(fc.record({ name: fc.constantFrom(...names('a', 'b', 'c')), price: fc.nat(900) }), {
          maxLength: 5,
        })
        .map((options) =>
          makeGroup(
            id,
            options.map((one, i) => makeOption(`${id}${i}`, one)),
          ),
        )
    fc.assert(
      fc.property(group('mine'), group('theirs'), (other, edited) => {
        const now = asEdited(other, edited, makeId)
        const plain = ({ options }: typeof now) => options.map(({ id: _, ...rest }) => rest)
        expect(plain(now)).toEqual(plain(edited))
        expect(new Set(now.options.map(({ id }) => id)).size).toBe(now.options.length)
        expect(asEdited(now, edited, makeId)).toEqual(now)
      }),
    )
  })
})
