import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ItemScreen } from '../../menu/item/item-screen.tsx'
import { loadItem } from '../../menu/item/load-item.ts'
import { ask } from '#web/ask.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { visitContext } from '#web/visit-context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, branchId } = context.get(visitContext)
  return ask(loadItem(client, params['item'] ?? '', branchId))
}

export default function ItemPage() {
  const page = useLoaderData<typeof loader>()
  const { item } = page
  return (
    <>
      <PageHead title={item.name} description={item.description} pictureId={item.picture?.id} />
      <ItemScreen key={item.id} rendered={page} />
    </>
  )
}
