import { redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { laterTypes, timesOffered } from '../../branches/later-types.ts'
import { offeredTypes } from '../../branches/offered-types.ts'
import { isTypeChoice } from '../../branches/type-links.tsx'
import { branchCookie } from '../../ordering/cart/branch-choice.ts'
import { ask } from '#web/ask.ts'
import { localPath } from '#domain/core/local-path.ts'
import type { PublicHandle } from '../../public/page-view.ts'
import { visitContext } from '#web/visit-context.ts'
import { View } from './select-type-view.tsx'

export const handle: PublicHandle = { view: 'select-type' }

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/unless-only-search-changed.ts'

/**
 * Spec 2: /select-type/{type} asks for the branch; with {branch} the choice is made, and its menu opens. `scheduled`
 * asks pickup, car or delivery first; any other type is no page. A table is no choice: its QR code is.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const { type = '', branch: branchId } = params
  if (!isTypeChoice(type)) throw Response.json({ code: 'page-not-found' }, { status: 404 })
  const [{ data: branches }, settings] = await Promise.all([
    ask(client.branches()),
    ask(client.settings('order')),
  ])
  const later = laterTypes(branches, timesOffered(settings.data))
  const branch = branches.find((one) => one.id === branchId)
  if (branchId && !branch) throw Response.json({ code: 'branch-not-found' }, { status: 404 })
  if (branch && type !== 'scheduled' && type !== 'dinein') {
    if (!branch.types.includes(type)) throw redirect(localPath(`/select-type/${type}`, language))
    throw redirect(localPath(`/menu/${type}`, language), {
      headers: { 'set-cookie': branchCookie({ type, branchId: branch.id }) },
    })
  }
  return { branches: branch ? [branch] : branches, types: offeredTypes(branches), later, type }
}

export default function SelectTypePage() {
  return <View data={useLoaderData<typeof loader>()} />
}
