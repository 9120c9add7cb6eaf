import { useSite } from '../../shell/use-site.ts'

export default function CartPage() {
  return <main id="content">{useSite().name}</main>
}
