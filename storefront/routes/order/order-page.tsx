import { useSite } from '../../shell/use-site.ts'

export default function OrderPage() {
  return <main id="content">{useSite().name}</main>
}
