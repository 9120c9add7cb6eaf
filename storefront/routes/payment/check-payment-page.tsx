import { useSite } from '../../shell/use-site.ts'

export default function CheckPaymentPage() {
  return <main id="content">{useSite().name}</main>
}
