import { BranchesScreen } from '../../branches/branches-screen.tsx'
import { useChoiceText } from '../../i18n/use-choice-text.ts'
import type { DataOf } from '../../public/page-view.ts'
import { PageHead } from '../../shell/page-head.tsx'
import type { loader } from './branches-page.tsx'

export function View({ data: { branches } }: { readonly data: DataOf<typeof loader> }) {
  const say = useChoiceText()
  return (
    <>
      <PageHead title={say('branch.title')} />
      <BranchesScreen title={say('branch.title')} branches={branches} type={undefined} />
    </>
  )
}
