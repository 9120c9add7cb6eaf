import { useSite } from '../../shell/use-site.ts'

export default function ContentPage() {
  return <main id="content">{useSite().name}</main>
}
