import { useSite } from '../../shell/use-site.ts'

export default function CheckoutPage() {
  return <main id="content">{useSite().name}</main>
}
