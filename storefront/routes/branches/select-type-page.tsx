import { useSite } from '../../shell/use-site.ts'

export default function SelectTypePage() {
  return <main id="content">{useSite().name}</main>
}
