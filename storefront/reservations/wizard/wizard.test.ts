import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, moveWizard, readStep, startWizard, type WizardAct } from './wizard.ts'

const bounds = { from: 1, to: 8, today: '2026-11-21', firstDay: '2026-11-21', lastDay: '2026-12-21' }
const period = { area_id: 'hall', time: '20:00', cost: '50.00', is_next_day: false }
const chosen = moveWizard(startWizard(bounds), { what: 'choose', period }, bounds)

describe('the wizard of a reservation', () => {
  it('spec 4: has the steps one, two and three; other values are ignored', () => {
    expect(['one', 'two', 'three', 'four', '', 'ONE', null].map((value) => readStep(value))).toEqual([
      'one',
      'two',
      'three',
      'one',
      'one',
      'one',
      'one',
    ])
  })

  it('spec 9: begins with one guest, and with the fewest where one is too few', () => {
    expect(startWizard(bounds).guests).toBe(1)
    expect(startWizard({ ...bounds, from: 4 }).guests).toBe(4)
  })

  it('spec 4: guests move by one within their bounds', () => {
    let wizard = startWizard(bounds)
    for (let i = 0; i < 20; i += 1) wizard = moveWizard(wizard, { what: 'guests', by: 1 }, bounds)
    expect(wizard.guests).toBe(8)
    for (let i = 0; i < 20; i += 1) wizard = moveWizard(wizard, { what: 'guests', by: -1 }, bounds)
    expect(wizard.guests).toBe(1)
  })

  it('spec 4: the date moves by one day, not before today nor beyond the horizon', () => {
    const before = moveWizard(startWizard(bounds), { what: 'day', by: -1 }, bounds)
    expect(before.date).toBe('2026-11-21')
    expect(moveWizard(before, { what: 'day', by: 1 }, bounds).date).toBe('2026-11-22')
    const last = { ...before, date: bounds.lastDay }
    expect(moveWizard(last, { what: 'day', by: 1 }, bounds).date).toBe('2026-12-21')
    expect(moveWizard(last, { what: 'date', date: '2027-01-01' }, bounds).date).toBe('2026-12-21')
  })

  it('begins today, and after midnight goes back to the evening that runs', () => {
    const night = { ...bounds, firstDay: '2026-11-20' }
    const begin = startWizard(night)
    expect(begin.date).toBe('2026-11-21')
    const back = moveWizard(begin, { what: 'day', by: -1 }, night)
    expect(back.date).toBe('2026-11-20')
    expect(moveWizard(back, { what: 'day', by: -1 }, night).date).toBe('2026-11-20')
  })

  it('spec 4: loading slots resets the chosen time and cost', () => {
    expect(moveWizard(chosen, { what: 'loading' }, bounds).period).toBeNull()
  })

  it('spec 4: choosing a section and a period sets area, time, cost and next-day flag', () => {
    expect(chosen.period).toEqual(period)
  })

  it('spec 4: reset returns to one guest with nothing chosen', () => {
    expect(moveWizard({ ...chosen, guests: 6 }, { what: 'reset' }, bounds)).toEqual(startWizard(bounds))
  })

  it('spec 4: whatever is pressed, guests and date stay within what the branch allows', () => {
    const act: fc.Arbitrary<WizardAct> = fc.oneof(
      fc.constantFrom<WizardAct>({ what: 'loading' }, { what: 'reset' }, { what: 'choose', period }),
      fc.record({
        what: fc.constantFrom('guests', 'day'),
        by: fc.constantFrom(1, -1),
      }) as fc.Arbitrary<WizardAct>,
    )
    fc.assert(
      fc.property(fc.array(act, { maxLength: 80 }), (acts) => {
        const end = acts.reduce((wizard, one) => moveWizard(wizard, one, bounds), startWizard(bounds))
        return (
          end.guests >= bounds.from &&
          end.guests <= bounds.to &&
          end.date >= bounds.firstDay &&
          end.date <= bounds.lastDay
        )
      }),
    )
  })

  it('counts days over months and years', () => {
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
  })
})
