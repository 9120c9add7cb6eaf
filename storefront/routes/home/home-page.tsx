import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { laterTypes, timesOffered } from '../../branches/later-types.ts'
import { offeredTypes } from '../../branches/offered-types.ts'
import type { TypeChoice } from '../../branches/type-links.tsx'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { pickLoved } from '../../site/home/pick-loved.ts'
import type { PublicHandle } from '../../public/page-view.ts'
import { dishesOf } from '../../menu/use-own-dishes.ts'
import { View } from './home-view.tsx'

export const handle: PublicHandle = { view: 'home' }

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/unless-only-search-changed.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { client, branchId } = context.get(visitContext)
  const [menu, banners, branches, settings, booking, waiting] = await Promise.all([
    ask(client.menu({ branch_id: branchId })),
    ask(client.banners('web')),
    ask(client.branches()),
    ask(client.settings('order')),
    ask(client.reservationBranches()),
    ask(client.queues('none')),
  ])
  const types: TypeChoice[] = offeredTypes(branches.data)
  if (laterTypes(branches.data, timesOffered(settings.data)).length > 0) types.push('scheduled')
  return {
    loved: dishesOf(menu, pickLoved),
    banners: banners.data.filter((banner) => banner.place === 'web'),
    types,
    manyBranches: branches.data.length > 1,
    books: booking.data.length > 0,
    queues: waiting.data.some(({ state }) => state !== 'no_waiting_list'),
  }
}

export default function HomePage() {
  return <View data={useLoaderData<typeof loader>()} />
}
