import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import type { PublicHandle } from '../../public/page-view.ts'
import { readGeneral } from '../../site/links/read-general.ts'
import { View } from './link-view.tsx'

export const handle: PublicHandle = { view: 'link' }

/** The tenant's page of links (rule "Page of links"). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const { phone, appStore, playStore } = readGeneral((await ask(client.settings('general'))).data)
  return { phone, hasApp: appStore !== '' || playStore !== '' }
}

export default function LinkPage() {
  return <View data={useLoaderData<typeof loader>()} />
}
