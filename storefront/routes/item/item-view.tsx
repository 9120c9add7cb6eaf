import { ItemScreen } from '../../menu/item/item-screen.tsx'
import type { DataOf } from '../../public/page-view.ts'
import { PageHead } from '../../shell/page-head.tsx'
import type { loader } from './item-page.tsx'

export function View({ data }: { readonly data: DataOf<typeof loader> }) {
  const { item } = data
  return (
    <>
      <PageHead title={item.name} description={item.description} pictureId={item.picture?.id} />
      <ItemScreen key={item.id} rendered={data} />
    </>
  )
}
