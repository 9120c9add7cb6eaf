import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { useChoiceText } from '../../i18n/use-choice-text.ts'
import { emptyLook } from '../../shell/empty-look.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { ClosedScreen } from './closed-screen.tsx'

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

/** Where visitors are while the setting website enable is not 1; open again, the address leads home (spec 2). */
export default function ClosedPage() {
  const t = useChoiceText()
  return (
    <>
      <PageHead title={t('closed.title')} hidden />
      <ClosedScreen {...useLoaderData<typeof loader>()} />
    </>
  )
}
