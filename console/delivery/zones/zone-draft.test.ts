import { describe, expect, it } from 'vitest'
import { isShape } from '#domain/delivery/check-zone.ts'
import { bodyOfDraft, draftOf, moveCorner, otherKind, idempotencyShape } from './zone-draft.ts'

const center = { latitude: 24.7, longitude: 46.6 }
const draft = { ...draftOf(undefined, center), ar: 'شمال' }

describe('a zone while it is drawn', () => {
  it('begins as a circle around the branch and is sent as it is typed', () => {
    expect(bodyOfDraft({ ...draft, fee: '١٢٫٥', free_above: '200', minutes: '٢٥' })).toMatchObject({
      name: { ar: 'شمال', en: '' },
      shape: { kind: 'circle', center, radius: 3000 },
      fee: '12.50',
      minimum: '0.00',
      free_above: '200.00',
      minutes: 25,
    })
  })

  it('names what is wrong', () => {
    const shape = { kind: 'polygon', points: [center] } as const
    expect(bodyOfDraft({ ...draft, minutes: '241' })).toEqual(['minutes'])
    expect(
      bodyOfDraft({ ...draft, ar: ' ', shape, fee: '1,25', minimum: '', free_above: '-1', minutes: 'soon' }),
    ).toEqual(['name', 'shape', 'fee', 'minimum', 'free_above', 'minutes'])
  })

  it('gets a corner where the map is pressed, and loses the one that is taken out', () => {
    const square = otherKind(draft.shape)
    expect(isShape(square)).toBe(true)
    const five = idempotencyShape(square, center)
    expect(five.kind === 'polygon' && five.points).toHaveLength(5)
    const back = moveCorner(five, 4, undefined)
    expect(back).toEqual(square)
    const moved = moveCorner(square, 0, center)
    expect(moved.kind === 'polygon' && moved.points[0]).toEqual(center)
    expect(otherKind(square)).toMatchObject({ kind: 'circle', radius: 3000 })
    expect(idempotencyShape(draft.shape, { latitude: 1, longitude: 2 })).toMatchObject({
      center: { latitude: 1 },
    })
  })
})
