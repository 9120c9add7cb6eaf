import { redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import type { PublicHandle } from '../../public/page-view.ts'
import { readGeneral } from '../../site/links/read-general.ts'
import { storeOf } from '../../site/links/store-of.ts'
import { View } from './app-view.tsx'

export const handle: PublicHandle = { view: 'app' }

/** The store page of the visitor's phone, or both badges (rule "App page"). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const general = readGeneral((await ask(client.settings('general'))).data)
  const store = storeOf(request.headers.get('user-agent') ?? '', general)
  if (store) throw redirect(store)
  return { appStore: general.appStore, playStore: general.playStore }
}

export default function AppPage() {
  return <View data={useLoaderData<typeof loader>()} />
}
