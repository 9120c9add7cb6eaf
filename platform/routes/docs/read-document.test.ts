import { describe, expect, it } from 'vitest'
import type { ApiDocument } from '#contract/core/api-document.ts'
import { readDocument } from './read-document.ts'

const document: ApiDocument = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  tags: [{ name: 'cart', description: 'The cart.' }, { name: 'staff' }],
  paths: {
    '/api/v1/carts/{id}/lines': {
      post: {
        tags: ['cart'],
        description: 'Adds.',
        security: [{}, { appToken: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'since', in: 'query', schema: { type: 'integer' } },
          {
            name: 'idempotency-key',
            in: 'header',
            required: true,
            schema: { type: 'string', maxLength: 64 },
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['item_id'],
                properties: {
                  item_id: { type: 'string' },
                  options: {
                    type: 'array',
                    items: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
                  },
                },
              },
            },
          },
        },
        responses: {
          201: {
            description: 'The cart',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Cart' } } },
          },
        },
      },
    },
    '/api/v1/till': { get: { tags: ['till'], responses: { 200: { description: 'The till' } } } },
  },
  components: {
    schemas: {
      Cart: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: ['string', 'null'], format: 'date-time' },
          type: { type: 'string', enum: ['pickup', 'car'] },
          lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } },
          bill: { anyOf: [{ $ref: '#/components/schemas/Line' }, { type: 'null' }] },
        },
      },
      Line: { type: 'object', properties: { name: { type: 'string' } } },
    },
  },
}

describe('the readable page of the document', () => {
  const [cart, staff, till] = readDocument(document)

  it('has a group for each tag, in its order, also while it has no call', () => {
    expect(cart).toMatchObject({ name: 'cart', says: 'The cart.' })
    expect(staff).toEqual({ name: 'staff', says: '', calls: [], shapes: [] })
  })

  it('leaves no call out: one of an unlisted tag has a group at the end, and its answer tells what it is', () => {
    expect(till).toMatchObject({
      name: 'till',
      calls: [{ path: '/api/v1/till', says: 'The till', door: 'anyone' }],
    })
  })

  it('tells what a call takes: place, query, header and body, each field with its place in it', () => {
    const [call] = cart?.calls ?? []
    expect(call).toMatchObject({ method: 'POST', path: '/api/v1/carts/{id}/lines', door: 'restaurant' })
    expect(call?.sends.map(({ name, type, required }) => [name, type, required])).toEqual([
      ['{id}', 'string', true],
      ['?since', 'integer', false],
      ['idempotency-key:', 'string ≤ 64', true],
      ['item_id', 'string', true],
      ['options', 'object[]', false],
      ['options[].id', 'string', true],
    ])
  })

  it('names shapes once and shows them below, with those that they are made of', () => {
    expect(cart?.calls[0]?.answers).toEqual([{ name: '·', type: 'Cart', shape: 'Cart', required: true }])
    expect(cart?.shapes.map(({ name }) => name)).toEqual(['Cart', 'Line'])
    expect(cart?.shapes[0]?.fields.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'id string (date-time) | null',
      'type "pickup" | "car"',
      'lines Line[]',
      'bill Line | null',
    ])
  })
})
