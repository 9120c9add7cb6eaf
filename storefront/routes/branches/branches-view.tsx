import { BranchesScreen } from '../../branches/branches-screen.tsx'
import { useChoiceText } from '../../i18n/use-choice-text.ts'
import { PageHead } from '../../shell/page-head.tsx'
import type { BranchWire } from '#contract/menu/menu.ts'

interface BranchesData {
  readonly branches: readonly BranchWire[]
}

export function View({ data: { branches } }: { readonly data: BranchesData }) {
  const say = useChoiceText()
  return (
    <>
      <PageHead title={say('branch.title')} />
      <BranchesScreen title={say('branch.title')} branches={branches} type={undefined} />
    </>
  )
}
