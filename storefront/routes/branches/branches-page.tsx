import { useSite } from '../../shell/use-site.ts'

export default function BranchesPage() {
  return <main id="content">{useSite().name}</main>
}
