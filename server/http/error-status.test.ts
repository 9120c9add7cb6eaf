import { expect, it } from 'vitest'
import { errorStatus } from './error-status.ts'

it('spec 8: errors without a status default to 500', () => {
  for (const error of [new Error('x'), undefined, null, 'text', { status: 'broken' }, { statusCode: 200 }])
    expect(errorStatus(error)).toBe(500)
})

it('spec 8: the status is taken from statusCode, status or response status, in that order', () => {
  const response = { status: 504 }
  expect(errorStatus({ statusCode: 502, status: 503, response })).toBe(502)
  expect(errorStatus({ status: 503, response })).toBe(503)
  expect(errorStatus({ response })).toBe(504)
})

it('an error of a service that was asked never signs the caller out', () => {
  expect(errorStatus({ status: 401 })).toBe(500)
})
