import { useSite } from '../../shell/use-site.ts'

export default function TrackingPage() {
  return <main id="content">{useSite().name}</main>
}
