import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, it } from 'vitest'
import { errorForLog, maskText, pathForLog } from './log-error.ts'

const row = '(shop, x1Y2z3A4b5C6d7E8f9G0, Noura, +966551234567, noura@shop.example)'

function failedInsert(): Error {
  const error = new pg.DatabaseError('new row violates check constraint "name_length"', 1, 'error')
  return Object.assign(error, { code: '23514', table: 'customers', detail: `Failing row contains ${row}.` })
}

it('says where a statement failed, and nothing of the row', () => {
  const said = errorForLog(new Error('not saved', { cause: failedInsert() }))
  expect(said).toMatchObject({
    message: 'not saved',
    cause: { code: '23514', table: 'customers', message: 'new row violates check constraint "name_length"' },
  })
  expect(JSON.stringify(said)).not.toMatch(/Noura|noura|96655|x1Y2z3/)
  expect(JSON.stringify(said)).toContain('log-error.test.ts')
})

it('masks what a message holds of a person', () => {
  expect(maskText('550 <noura.a@shop.example> unknown')).toBe('550 <…@…> unknown')
  expect(maskText('no way to +966 55 123 4567 or ٠٥٥١٢٣٤٥٦٧, 3 tries, code 23505')).toBe(
    'no way to … or …, 3 tries, code 23505',
  )
  expect(maskText('invalid input syntax for type integer: "my secret"')).toBe(
    'invalid input syntax for type integer: "…"',
  )
  expect(maskText('order x1Y2z3A4b5C6d7E8f9G0 of showReservationConfirmation')).toBe(
    'order :id of showReservationConfirmation',
  )
  expect(errorForLog('mail to noura@shop.example')).toBe('mail to …@…')
  expect(errorForLog({ phone: '+966551234567' })).toBe('object')
  expect(errorForLog({ message: 'no way to noura@shop.example', data: { phone: '+966551234567' } })).toEqual({
    message: 'no way to …@…',
  })
})

it('leaves no id in a path', () => {
  expect(pathForLog('/en/order/x1Y2z3A4b5C6d7E8f9G0/tracking')).toBe('/en/order/:id/tracking')
})

it('attack: leaves no token in a path, wherever its signs stand; routes keep their words', () => {
  const token = 'Ab3dE5gH7jK9mN1-pQ3sT5vX7zB9dF2_hJ4kL6nP8rS'
  expect(pathForLog(`/en/welcome/${token}`)).toBe('/en/welcome/:id')
  expect(pathForLog(`/welcome/${token}.data`)).toBe('/welcome/:id.data')
  expect(pathForLog('/api/v1/pos/webhooks/foodics/-b3dE5gH7jK9mN1_pQ3sT5vX7zB9d-2')).toBe(
    '/api/v1/pos/webhooks/foodics/:id',
  )
  for (const path of ['/api/v1/branch/reservation-cancellation-reasons', '/assets/menu-page-Bx3dE5gH.js'])
    expect(pathForLog(path)).toBe(path)
})

it('is what the log does with every error and path', { timeout: 60_000 }, async () => {
  const log = fileURLToPath(new URL('log.ts', import.meta.url))
  const code = `import { openLog } from ${JSON.stringify(log)}
    const err = Object.assign(new Error('to noura@shop.example'), { detail: 'Noura', code: '23505' })
    openLog('info').error({ err, path: '/o/x1Y2z3A4b5C6d7E8f9G0' }, 'failed')`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code])
  expect(JSON.parse(stdout)).toMatchObject({ path: '/o/:id', err: { message: 'to …@…', code: '23505' } })
  expect(stdout).not.toMatch(/noura|Noura/)
})
