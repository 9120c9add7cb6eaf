import { useSite } from '../../shell/use-site.ts'

export default function ItemPage() {
  return <main id="content">{useSite().name}</main>
}
