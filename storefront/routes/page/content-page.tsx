import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { isSafeHtml } from '#domain/core/safe-html.ts'
import { ask } from '#web/ask.ts'
import type { PublicHandle } from '../../public/page-view.ts'
import { visitContext } from '#web/visit-context.ts'
import { View } from './content-view.tsx'

export const handle: PublicHandle = { view: 'content' }

/** A tenant's own page (spec 2): /page/{slug}. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { data } = await ask(context.get(visitContext).client.pages())
  const page = data.find(({ slug }) => slug === params['slug'])
  if (!page || !isSafeHtml(page.body)) throw Response.json({ code: 'page-not-found' }, { status: 404 })
  return { title: page.title, body: page.body }
}

export default function ContentPage() {
  return <View data={useLoaderData<typeof loader>()} />
}
