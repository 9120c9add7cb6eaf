import { ItemScreen } from '../../menu/item/item-screen.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import type { LoadedItem } from '../../menu/item/load-item.ts'

export function View({ data }: { readonly data: LoadedItem }) {
  const { item } = data
  return (
    <>
      <PageHead title={item.name} description={item.description} pictureId={item.picture?.id} />
      <ItemScreen key={item.id} rendered={data} />
    </>
  )
}
