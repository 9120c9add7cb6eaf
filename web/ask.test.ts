import { describe, expect, it } from 'vitest'
import { CallError } from '#contract/core/client.ts'
import { ask } from './ask.ts'

const refused = (status: number, code: string) =>
  Promise.reject(new CallError(status, { code, message: code, request_id: 'r' }))

const answerOf = async (call: Promise<never>): Promise<Response> => {
  const thrown: unknown = await ask(call).catch((error: unknown) => error)
  if (!(thrown instanceof Response)) throw new Error('no answer was thrown')
  return thrown
}

describe('asking the server for a page', () => {
  it('gives the answer through', async () => {
    expect(await ask(Promise.resolve('menu'))).toBe('menu')
  })

  it('spec 8: makes a refusal a page with its status and code', async () => {
    const answer = await answerOf(refused(404, 'item-not-found'))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'item-not-found' })
  })

  it('an id that cannot be one is a page that does not exist', async () => {
    expect((await answerOf(refused(400, 'bad-input'))).status).toBe(404)
  })

  it('leaves a bug a bug', async () => {
    await expect(ask(Promise.reject(new TypeError('oops')))).rejects.toThrow(TypeError)
  })
})
