import { useSite } from '../../shell/use-site.ts'

export default function HomePage() {
  return <main id="content">{useSite().name}</main>
}
