import { useSite } from '../../shell/use-site.ts'

export default function PayPage() {
  return <main id="content">{useSite().name}</main>
}
