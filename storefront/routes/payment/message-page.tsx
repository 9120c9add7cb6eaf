import { useSite } from '../../shell/use-site.ts'

export default function MessagePage() {
  return <main id="content">{useSite().name}</main>
}
