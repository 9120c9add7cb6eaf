import { EmenuScreen } from '../../menu/emenu/emenu-screen.tsx'
import type { DataOf } from '../../public/page-view.ts'
import type { loader } from './emenu-branches-page.tsx'

export function View({ data }: { readonly data: DataOf<typeof loader> }) {
  return <EmenuScreen {...data} />
}
