import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { offeredTypes } from '../../branch/offered-types.ts'
import { ask } from '#web/ask.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { visitContext } from '#web/visit-context.ts'
import { HomeScreen } from '../../home/home-screen.tsx'

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/unless-only-search-changed.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { client, branchId } = context.get(visitContext)
  const [menu, banners, branches] = await Promise.all([
    ask(client.menu({ branch_id: branchId })),
    ask(client.banners('web')),
    ask(client.branches()),
  ])
  return {
    branch: menu.branch,
    // a home page needs a handful of items, not the menu
    loved: menu.items.filter((item) => item.featured).slice(0, 6),
    plates: Object.fromEntries(menu.groups.map((group) => [group.id, group.plate])),
    banners: banners.data.filter((banner) => banner.place === 'web'),
    types: offeredTypes(branches.data),
    manyBranches: branches.data.length > 1,
  }
}

export default function HomePage() {
  return (
    <>
      <PageHead />
      <HomeScreen {...useLoaderData<typeof loader>()} />
    </>
  )
}
