import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiDocument, ApiOperation } from '#contract/core/api-document.ts'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let document: ApiDocument
let operations: [string, ApiOperation][]
beforeAll(async () => {
  test = await makeTestApp()
  document = await (await makeShop(test)).guest().call('GET', '/api/v1/openapi.json')
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): [string, ApiOperation] => [`${method} ${path}`, one]),
  )
})
afterAll(() => test.close())

const authorizers = (name: string) =>
  operations.find(([one]) => one === name)?.[1].security?.flatMap((way) => Object.keys(way))

describe('the OpenAPI document', () => {
  it('says of every call what it is for, what it belongs to and how it refuses', () => {
    for (const [name, { description, tags, responses }] of operations) {
      const [answer] = Object.values(responses)
      expect([name, description ?? answer?.description]).toEqual([name, expect.stringMatching(/\w/)])
      expect([name, tags?.length]).toEqual([name, 1])
      expect([name, Object.keys(responses)]).toEqual([
        name,
        [expect.stringMatching(/^(?:20[01]|302)$/), 'default'],
      ])
    }
  })

  it('names who may make each call: customers by cookie or bearer, staff by cookie, callers by app token', () => {
    const customers = ['customerCookie', 'customerToken']
    expect(authorizers('get /api/v1/user/customers/details')).toEqual(customers)
    expect(authorizers('get /api/v1/user/customer-addresses/list-addresses')).toEqual(customers)
    expect(authorizers('get /api/v1/wallet/wallet-logs/list')).toEqual(customers)
    expect(authorizers('get /api/v1/loyalty/points-settings')).toEqual(['appToken'])
    expect(authorizers('post /api/v1/user/auth/sign-in')).toEqual(['appToken'])
    expect(authorizers('get /api/v1/staff/board')).toEqual(['staffCookie'])
    expect(authorizers('post /api/v1/staff/session')).toEqual([])
    const known = Object.keys(document.components?.securitySchemes ?? {})
    expect(known).toEqual(expect.arrayContaining([...customers, 'staffCookie', 'appToken']))
  })

  it('calls what needs a customer by that name alone: a guest is refused there, and nowhere else', async () => {
    const shop = await makeShop(test)
    for (const [name, { security }] of operations) {
      const [method = '', path = ''] = name.split(' ')
      if (method !== 'get' || !/\/(user|wallet|loyalty)\//.test(path)) continue
      const { status } = await shop.guest().send('GET', path.replaceAll(/\{\w+\}/g, 'x'))
      const forCustomers = security?.some((way) => 'customerCookie' in way)
      expect([name, status === 401]).toEqual([name, forCustomers])
    }
  })

  it('has a page for people, where the main site is, in the language asked for', async () => {
    const anywhere = new Visitor(test.app, 'nobody.example')
    const lead = async (language: string) =>
      (await anywhere.send('GET', '/api/v1/docs', undefined, { 'x-localization': language })).headers.get(
        'location',
      )
    expect(await lead('en')).toBe('http://localhost:3000/en/docs')
    expect(await lead('ar')).toBe('http://localhost:3000/docs')
  })
})
