import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { loadItem } from '../../menu/item/load-item.ts'
import { ask } from '#web/ask.ts'
import type { PublicHandle } from '../../public/page-view.ts'
import { visitContext } from '#web/visit-context.ts'
import { View } from './item-view.tsx'

export const handle: PublicHandle = { view: 'item' }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, branchId } = context.get(visitContext)
  return ask(loadItem(client, params['item'] ?? '', branchId))
}

export default function ItemPage() {
  return <View data={useLoaderData<typeof loader>()} />
}
