import { useSite } from '../../shell/use-site.ts'

export default function MenuPage() {
  return <main id="content">{useSite().name}</main>
}
