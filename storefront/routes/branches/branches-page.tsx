import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { BranchesScreen } from '../../branches/branches-screen.tsx'
import { useChoiceText } from '../../i18n/use-choice-text.ts'
import { ask } from '#web/ask.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { visitContext } from '#web/visit-context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await ask(context.get(visitContext).client.branches())
  return { branches: data }
}

export default function BranchesPage() {
  const say = useChoiceText()
  const { branches } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={say('branch.title')} />
      <BranchesScreen title={say('branch.title')} branches={branches} type={undefined} />
    </>
  )
}
