import type { DataOf } from '../../public/page-view.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { HomeScreen } from '../../site/home/home-screen.tsx'
import type { loader } from './home-page.tsx'

export function View({ data }: { readonly data: DataOf<typeof loader> }) {
  return (
    <>
      <PageHead />
      <HomeScreen {...data} />
    </>
  )
}
