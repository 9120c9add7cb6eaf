import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { operationsFiles } from './operations-file.ts'

/** Without what the formatter decides. */
const bare = (text: string) => text.replaceAll(/[\s,]/g, '')

it('what the client knows of the routes is what the contract says (npm run client)', async () => {
  const files = await operationsFiles(resolve('contract'))
  expect(files.size).toBeGreaterThan(15)
  for (const [path, text] of files)
    expect([path, bare(await readFile(path, 'utf8'))]).toEqual([path, bare(text)])
  expect(files.get(join(resolve('contract'), 'loyalty', 'operations.ts'))).toContain(
    "changeCoupon: 'PUT /api/v1/staff/coupons/{id} body',",
  )
})
