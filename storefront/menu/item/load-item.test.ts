import { expect, it, vi } from 'vitest'
import { CallError } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import type { ItemPageWire } from '#contract/menu/menu.ts'
import { loadItem } from './load-item.ts'

const refused = (code: string, status: number) => new CallError(status, { code, message: '', request_id: '' })
const page = { item: { id: 'lamb' }, type: 'pickup', branch: { id: 'malaz' } } as unknown as ItemPageWire
const branch = vi.fn<Client['branch']>(
  async (id) => ({ data: { id, name: 'Olaya' } }) as unknown as Awaited<ReturnType<Client['branch']>>,
)

it('a dish that the guest’s branch does not sell opens where it is sold, and says so', async () => {
  const item = vi.fn<Client['item']>(async (_, { branch_id }) => {
    if (branch_id !== undefined) throw refused('item-not-found', 404)
    return page
  })
  expect(await loadItem({ item, branch }, 'lamb', 'olaya')).toMatchObject({
    item: { id: 'lamb' },
    branch: { id: 'malaz' },
    notSoldAt: 'Olaya',
  })
})

it('one that nobody sells is not found, and a failure is no dish that is not sold', async () => {
  const nowhere = vi.fn<Client['item']>(() => Promise.reject(refused('item-not-found', 404)))
  await expect(loadItem({ item: nowhere, branch }, 'lamb', 'olaya')).rejects.toMatchObject({ status: 404 })
  const failed = vi.fn<Client['item']>(() => Promise.reject(refused('busy', 503)))
  await expect(loadItem({ item: failed, branch }, 'lamb', 'olaya')).rejects.toMatchObject({ status: 503 })
  expect(failed).toHaveBeenCalledOnce()
})
