import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { emptyLook } from '../../shell/empty-look.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import type { PublicHandle } from '../../public/page-view.ts'
import { View } from './closed-view.tsx'

export const handle: PublicHandle = { view: 'closed' }

export async function loader({ context }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const [branches, settings] = await Promise.all([
    ask(client.branches()),
    ask(client.settings('general,empty_page')),
  ])
  const general = (key: string) => settings.data.find((one) => one.key === key)?.value
  return {
    branches: branches.data.map(({ id, name, phone }) => ({ id, name, phone })),
    phone: textOf(general('general.phone')),
    email: textOf(general('general.email')),
    look: emptyLook(settings.data, 'closed', language),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

export default function ClosedPage() {
  return <View data={useLoaderData<typeof loader>()} />
}
