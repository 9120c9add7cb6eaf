import { useSite } from '../../shell/use-site.ts'

export default function SharedOrderPage() {
  return <main id="content">{useSite().name}</main>
}
